"""The Boss (A. Ollier, 2010): bluff and deduction for 2 to 4 players. Rules: RULES.md beside this file."""

from omerta.games.the_boss import actions, choices, content, events, position, rules, unknown, view
from omerta.games.the_boss.state import Box, State
from omerta.kernel.protocol import About, Definition

GAME = Definition(
    name="the_boss",
    edition=1,
    old_editions={},
    module=__name__,
    players=(2, 3, 4),
    actions=actions.ACTIONS,
    most_legal=actions.MOST_LEGAL,
    box=Box,
    state=State,
    functions={
        "setup": rules.setup,
        "awaiting": rules.awaiting,
        "why_not": rules.why_not,
        "legal": choices.legal,
        "sample": choices.sample,
        "apply": rules.apply,
        "redeal": unknown.redeal,
        "returns": rules.returns,
    },
    options=content.Options,
    content_files=(content.FILE,),
    read_content=content.read_content,
    pack=content.pack,
    text=actions.text,
    parse=actions.parse,
    refusals=actions.REFUSALS,
    facts=actions.facts,
    events=events.EVENTS,
    fact=events.fact,
    view=view.view,
    position=position.Position,
    describe=position.describe,
    restore=position.restore,
    score_sheet=view.score_sheet,
    account=view.account,
    variants=(
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"cities": [4, 5, 6, 7]}),
        (3, {"cities": [1, 3, 5, 6, 7]}),
    ),
    about=About(2010, ("A. Ollier",), 45),
)
