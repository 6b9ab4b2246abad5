"""The board of Gangsta! as text: never too wide, no secret on anybody else's."""

from collections.abc import Iterator

import pytest
from language.positions import EVERYTHING, LONG_NAMES, SEED, after, fits, numbered, random_game

import omerta
from omerta import Game, State
from omerta.games.gangsta import GAME
from omerta.games.gangsta.state import Stage
from omerta.language import LANGUAGES, Speaker, draw
from omerta.language.boards.columns import NOTHING
from omerta.language.gangsta import effect


@pytest.fixture(scope="module")
def game() -> Game:
    return omerta.interpreted_game("gangsta")


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_every_board_of_a_game_fits_the_screen(game: Game, variant: int) -> None:
    """The languages take turns, so that each draws boards of every variant."""
    players, options = GAME.variants[variant]
    for ply, (state, _) in enumerate(random_game(game, players, SEED + variant, options)):
        speaker = numbered(LANGUAGES[ply % len(LANGUAGES)], players)
        for viewer in (None, ply % players):
            board = draw(speaker, game.view(state, viewer))
            assert fits(board), board


def test_every_stage_fits_the_screen_in_every_language(game: Game) -> None:
    """With long names too."""
    met: dict[str, State] = {}
    for seed in range(6):
        for state, _ in random_game(game, 2 + seed % 3, seed, EVERYTHING):
            met.setdefault(game.view(state, None)["stage"], state)
    rare = {"victim", "murder", "society"}
    assert met.keys() >= {stage.name.lower() for stage in Stage if stage != Stage.NONE} - rare
    for state in met.values():
        for language in LANGUAGES:
            players = game.view(state, None)["players"]
            for names in (numbered(language, players).players, LONG_NAMES[:players]):
                for viewer in (None, *range(players)):
                    board = draw(Speaker(language, names), game.view(state, viewer))
                    assert fits(board), board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", [stage.name.lower() for stage in Stage if stage not in (Stage.NONE, Stage.OVER)])
def test_every_question_stands_on_the_board(game: Game, language: str, stage: str) -> None:
    view = game.view(after(game, 3, 60, EVERYTHING), 0) | {"stage": stage, "acting": [0], "loser": 1}
    speaker = numbered(language, 3)
    board = draw(speaker, view)
    question = " ".join(speaker.question("gangsta", stage).split())
    assert question in " ".join(board.split("\n\n")[0].split())
    assert fits(board)


def test_dealt_and_chosen_resources_are_the_owner_s_secret(game: Game) -> None:
    """While all choose, nobody else's board names what somebody was dealt or has kept."""
    speaker = numbered("en", 3)
    for decisions in (0, 1, 2):
        state = after(game, 3, decisions, EVERYTHING)
        for owner in range(3):
            for viewer in (None, *range(3)):
                board = draw(speaker, game.view(state, viewer))
                for card in game.view(state, owner)["seats"][owner]["dealt"]:
                    named = effect(speaker, card["effect"])[0]
                    assert (f"{card['id']}  {named}:" in board) == (viewer == owner)
                    assert viewer == owner or f"{named} (" not in board
    revealed = game.view(after(game, 3, 3, EVERYTHING), None)
    assert all(effect(speaker, held["resource"]["effect"])[0] in draw(speaker, revealed) for held in revealed["seats"])


def owning(game: Game, wanted: str, seed: int) -> Iterator[State]:
    """A random game in which the first player has kept a certain resource card."""
    for dealt_by in range(seed, seed + 200):
        state = game.new(2, dealt_by, EVERYTHING)
        for card in game.view(state, 0)["seats"][0]["dealt"]:
            if card["effect"] == wanted:
                state, _ = game.play(state, 0, f"keep {card['id']}")
                while seats := game.awaiting(state):
                    yield state
                    state, _ = game.play(state, seats[0], game.sample(state, seats[0], dealt_by))
                return


@pytest.mark.parametrize(
    ("resource", "field"),
    [("informant_network", "top_gangster"), ("bikers", "top_heist"), ("bikers", "top_snitch")],
)
def test_a_card_looked_at_is_on_its_owner_s_board_only(game: Game, resource: str, field: str) -> None:
    games = (state for seed in range(0, 1000, 200) for state in owning(game, resource, seed))
    state = next(state for state in games if game.view(state, 0)[field] is not None)
    own, others, spectator = (draw(numbered("en", 2), game.view(state, viewer)) for viewer in (0, 1, None))
    card = game.view(state, 0)[field]
    assert "seen by you alone" in own
    assert "seen by you alone" not in others + spectator
    if field != "top_snitch":
        assert f"\n{card['id']}  " in own
        assert f"\n{card['id']}  " not in others + spectator


def points_column(board: str, name: str) -> str:
    """The last column of the players' table."""
    table = board.partition("Players ·")[2].partition("── Gangs")[0]
    return next(line for line in table.splitlines() if f" {name} " in line).split()[-1]


def test_points_are_shown_to_their_owner_unless_the_table_wants_them_open(game: Game) -> None:
    speaker = Speaker("en", ["Anna", "Ben"])
    board = draw(speaker, game.view(after(game, 2, 60), 1))
    assert points_column(board, "Anna") == NOTHING
    assert points_column(board, "Ben").isdigit()
    board = draw(speaker, game.view(after(game, 2, 60, {"open_points": True}), 1))
    assert points_column(board, "Anna").isdigit()
    board = draw(speaker, game.view(after(game, 2, 60), None))
    assert points_column(board, "Ben") == NOTHING


def test_the_end_shows_the_parts_of_every_score(game: Game) -> None:
    state = after(game, 3, 10000, EVERYTHING)
    board = draw(Speaker("en", ["Anna", "Ben", "Cleo"]), game.view(state, None))
    assert "Heists  Gang  Richest  Families  Resource  Total" in board
    for line in game.score_sheet(state)["lines"]:
        shown = next(text for text in board.splitlines() if f"  {['Anna', 'Ben', 'Cleo'][line['seat']]} " in text)
        parts = ("heists", "gang", "richest", "families", "resources", "total")
        assert shown.split()[-len(parts) :] == [str(line[part]) for part in parts]
        assert shown.startswith("★") == line["winner"]


def test_board_warns_of_a_standstill_and_of_the_last_snitch(game: Game) -> None:
    view = game.view(after(game, 2, 0), 0)
    speaker = numbered("en", 2)
    assert "without hire or heist" not in draw(speaker, view)
    assert "1 more turn without hire or heist ends it too" in draw(speaker, view | {"idle_turns_left": 1})
    assert "or with the next snitch" in draw(speaker, view | {"snitches": view["snitches"] | {"until_end": 1}})


def test_what_is_missing_for_a_heist(game: Game) -> None:
    view = game.view(after(game, 2, 0), 0)
    card = view["heists"][0] | {"id": "999", "skills": "LMMS", "cooperative": False}
    crew = {"seat": 0, "possible": False, "missing": "MMS", "missing_with_all": "M", "crew": []}
    other = crew | {"seat": 1, "possible": True, "missing": "", "missing_with_all": ""}
    view["heists"] = [card | {"players": [crew, other]}]
    board = draw(Speaker("en", ["Anna", "Ben"]), view)
    line = next(line for line in board.splitlines() if line.startswith("999"))
    assert line.endswith("  M (MS)    Ben")
    assert "(M): somebody engaged has it" in board
    view["heists"] = [card | {"players": [other | {"seat": 0}, other], "cooperative": True}]
    board = draw(Speaker("en", ["Anna", "Ben"]), view)
    line = next(line for line in board.splitlines() if line.startswith("999"))
    assert " & " in line
    assert line.endswith("everybody")
