"""What is wrong with a set of catalogues: sentences missing, superfluous, or at odds between the languages."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import omerta
from omerta.bots import BOTS
from omerta.bots.judgement.weights import aspects_of
from omerta.games.examples import examples, lesson
from omerta.games.gangsta.actions import CARDS_OF, VERB_WORDS, WORDS_ALONE
from omerta.games.gangsta.names import FAMILY_WORDS, HEIST_WORDS, NUMBERED_REWARDS, SKILL_WORDS, SKILLED_REWARDS
from omerta.games.gangsta.state import Reward, Stage
from omerta.games.gangster.names import COLOUR_WORDS, EQUIPMENT_WORDS
from omerta.games.registry import definition
from omerta.games.the_boss.names import PENALTY_WORDS
from omerta.games.the_boss.state import Badge
from omerta.kernel.errors import BadWords
from omerta.language.catalogue import sources
from omerta.language.rulebook import CARDS, chapters

SOURCE = Path(omerta.__file__).parent

GAMES = [name for name in omerta.games() if definition(name).module.startswith("omerta.games.")]
"""The games of the shelf; what a test registers besides need not speak four languages."""

NO_FACTS: frozenset[str] = frozenset()

COMPOSED: dict[str, dict[str, frozenset[str]]] = {
    "the_boss": dict.fromkeys(
        (
            "stage-place",
            "stage-play",
            "usage-place",
            "usage-play",
            *(f"penalty-{word}" for word in PENALTY_WORDS),
            *(f"badge-{badge.name.lower()}" for badge in Badge),
        ),
        NO_FACTS,
    ),
    "gangster": dict.fromkeys(
        (
            *(f"stage-{stage}" for stage in ("act", "unload", "load", "push", "dump", "take")),
            *(f"usage-{verb}" for verb in ("drive", "load", "unload", "aim", "push", "dump", "take")),
            *(f"colour-{word}" for word in COLOUR_WORDS),
            *(f"equipment-{word.replace('_', '-')}" for word in EQUIPMENT_WORDS),
            *(f"board-{word}" for word in ("district", "values", "spaces", "scores", "settled")),
            *(f"board-{word}" for word in ("influence", "cards", "riding", "trunk", "equipment")),
        ),
        NO_FACTS,
    ),
    "gangsta": dict.fromkeys(
        (
            *(f"stage-{stage.name.lower()}" for stage in Stage if stage not in (Stage.NONE, Stage.OVER)),
            *(f"usage-{word}" for word in VERB_WORDS),
            *(f"family-{word.replace('_', '-')}" for word in FAMILY_WORDS),
            *(f"kind-{word.replace('_', '-')}" for word in HEIST_WORDS),
            *(f"skill-{word}" for word in SKILL_WORDS),
            *(
                f"reward-{reward.name.lower().replace('_', '-')}"
                for reward in Reward
                if reward not in (Reward.NONE, *NUMBERED_REWARDS, *SKILLED_REWARDS)
            ),
            *(f"action-{words.replace(' ', '-')}" for words in WORDS_ALONE.values()),
        ),
        NO_FACTS,
    )
    | {f"action-{verb.name.lower().partition('_')[0]}": frozenset({"number"}) for verb in CARDS_OF},
}
"""Keys put together from a word of the game, without the game's name, and the facts they are given."""

Catalogue = dict[str, frozenset[str]]
"""Key (or key.attribute) -> the variables it uses, and the other sentences it is made of."""


class Used(Visitor):
    """Collects the variables of a pattern, and the sentences and terms it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def read(language: str) -> tuple[Catalogue, set[str]]:
    """The catalogue of a language, and the keys that other sentences are made of."""
    used: dict[str, Used] = {}
    for name, text in sources(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}.ftl: {entry.content}"
            for key, pattern in _patterns(entry):
                assert key not in used, f"{language}/{name}.ftl: `{key}` stands there twice"
                used[key] = Used()
                used[key].visit(pattern)
    catalogue = {key: frozenset(_variables(used, key)) for key in used}
    return catalogue, {reference for one in used.values() for reference in one.references}


def _patterns(entry: ftl.EntryType) -> Iterator[tuple[str, ftl.Pattern]]:
    if isinstance(entry, ftl.Message):
        if entry.value is not None:
            yield entry.id.name, entry.value
        for attribute in entry.attributes:
            yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _variables(used: Mapping[str, Used], key: str) -> set[str]:
    return used[key].variables.union(*(_variables(used, reference) for reference in used[key].references))


def facts_of_messages() -> dict[str, frozenset[str] | None]:
    """Every sentence the games ask for, with the facts it may use (None: they depend on the position)."""
    wanted: dict[str, frozenset[str] | None] = {}
    for name in GAMES:
        game = definition(name)
        wanted |= {f"{name}-title": frozenset(), f"{name}-summary": frozenset()}
        wanted |= {f"{name}-event-{kind.replace('_', '-')}": frozenset(facts) for kind, facts in game.events.values()}
        wanted |= {f"{name}-refusal-{code}": None for code, _ in game.refusals.values()}
        wanted |= {f"{name}-{rest}": facts for rest, facts in COMPOSED[name].items()}
        titled = [rule_id.replace("/", "-rule-") for chapter in chapters(name) for rule_id in chapter.rules]
        titled += [f"{name}-chapter-{chapter.id}" for chapter in chapters(name)]
        titled += [f"{name}-card-{part}" for part in CARDS[name]]
        titled += [f"{name}-example-{example}" for example in examples(name)]
        steps = lesson(name)
        titled += [f"{name}-lesson-{step.name}" for step in steps]
        done = [step.name for step in steps if step.do]
        wanted |= {f"{name}-lesson-{step}.{part}": frozenset() for step in done for part in ("done", "instead")}
        wanted |= {key: frozenset() for key in titled} | {f"{key}.title": frozenset() for key in titled}
        wanted |= {f"{name}-why-{feature.replace('_', '-')}": frozenset() for feature in aspects_of(name)}
    wanted |= {f"bot-{bot}": frozenset() for bot in BOTS} | {f"bot-{bot}-style": frozenset() for bot in BOTS}
    wanted |= {f"bot-why-{kind}": frozenset() for kind in ("forced", "whim", "replaced")}
    wanted |= {f"words-{kind}": frozenset({"word", "known"}) for kind in BadWords.SENTENCES}
    return wanted


def words_in_code() -> set[str]:
    """Every string literal of the package, and the same as the code of a problem: the keys asked for are among them."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree))
    words = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return words | {f"problem-{word}" for word in words}


def problems(catalogues: Mapping[str, Catalogue], asked: set[str]) -> list[str]:
    """What is wrong; `asked` are the keys that code or other sentences use besides those of the games."""
    wanted, found = facts_of_messages(), []
    everywhere: set[str] = set().union(*catalogues.values())
    for language, catalogue in catalogues.items():
        found += [f"{language}: `{key}` is missing" for key in sorted((everywhere | wanted.keys()) - catalogue.keys())]
        for key, variables in catalogue.items():
            facts = wanted.get(key)
            if facts is not None and not variables <= facts:
                found.append(f"{language}: `{key}` uses {sorted(variables - facts)}, which nobody tells")
            if variables != catalogues["en"].get(key, variables):
                found.append(f"{language}: `{key}` uses other variables than in en")
    found += [f"`{key}` is asked for by nobody" for key in sorted(everywhere - wanted.keys() - asked)]
    return found
