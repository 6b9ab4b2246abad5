"""Gangster (T. Gimmler, 2007): majorities in Chicago for 2 to 5 players. Rules: RULES.md beside this file."""

from omerta.games.gangster import actions, choices, content, events, position, rules, unknown, view
from omerta.games.gangster.state import Box, State
from omerta.kernel.protocol import About, Definition

GAME = Definition(
    name="gangster",
    edition=1,
    old_editions={},
    module=__name__,
    players=(2, 3, 4, 5),
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
    content_files=tuple(content.COLUMNS),
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
    variants=((2, {}), (3, {}), (4, {}), (5, {})),
    about=About(2007, ("Thorsten Gimmler",), 90),
)
