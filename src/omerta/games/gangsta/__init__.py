"""Gangsta! (Y. Rosenbaum, 2019): tableau building in three chapters for 2 to 4 players. Rules: RULES.md beside this."""

from omerta.games.gangsta import (
    actions,
    choices,
    content,
    events,
    position,
    reasons,
    refusals,
    restoring,
    rules,
    scoring,
    unknown,
)
from omerta.games.gangsta import view as views
from omerta.games.gangsta.state import Box, State
from omerta.kernel.protocol import Definition

GAME = Definition(
    name="gangsta",
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
        "returns": scoring.returns,
    },
    options=content.Options,
    content_files=content.FILES,
    read_content=content.read_content,
    pack=content.pack,
    text=actions.text,
    parse=actions.parse,
    refusals=refusals.REFUSALS,
    facts=reasons.facts,
    events=events.EVENTS,
    fact=events.fact,
    view=views.view,
    position=position.Position,
    describe=position.describe,
    restore=restoring.restore,
    score_sheet=views.score_sheet,
    account=views.account,
    variants=(
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"families": True, "resources": True}),
        (3, {"resources": True, "generous_pass": True, "seat_money": True}),
        (4, {"families": True, "resources": True, "online_heists": True, "open_points": True}),
    ),
)
