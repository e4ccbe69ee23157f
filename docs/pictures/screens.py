"""Makes the pictures of the page: `make pictures`, or only those that are named.

A real server and a real browser; games are played until there is something to see.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from elementarium import Match
from elementarium.agents import make_agent
from elementarium.core.notation import write_match
from tests.e2e.elemental_rift import RiftPlayer, Table
from tests.e2e.elemental_rift import sit_down as sit_down_at_the_rift
from tests.e2e.elements import ElementsPlayer, chain_of, sit_down
from tests.e2e.house import House
from tests.e2e.players import Player, Sight, say
from tests.e2e.scenes import GENTLE, ME, an_end_of_a_round, keep_replay, set_up, settled
from tests.e2e.visitors import ARGUMENTS, Visitors, browser_program

HERE = Path(__file__).parent
WIDEST = 960
COLOURS = (256, 224, 192, 160, 128, 96, 64)
LARGEST = 150_000
"""Bytes of a picture."""
SEED = 5
TEAMS = [["fire", "music", "water", "crystal"], ["plant", "star", "ice", "thunderbolt"]]


def start(page: Page) -> None:
    """Where everybody begins."""
    page.goto("/")
    settled(page)


def draft(page: Page) -> None:
    """A summoner about to be taken."""
    player = at_table(page, guilds="beyond", draft="standard")
    sight = player.play_on(lambda sight: len(sight.display) < 8 and bool(sight.display))
    player.press(sight.display[2])
    page.mouse.move(0, 0)


def table(page: Page) -> None:
    """In the middle of a duel, a card in hand."""
    player = at_table(page, guilds="beyond", draft="fixed", decks=TEAMS)
    sight = player.play_on(lambda sight: in_the_middle(sight) and not sight.button("table-undo"))
    if sight.over:
        table(page)
        return
    player.press(sight.hand[len(sight.hand) // 2])
    lit = player.wait(lambda sight: sight.picked)
    for node in lit.board:
        page.mouse.move(*player.spot(node))
        if f"{node.name.split(',')[0]}:" in player.look().tree.said():
            return  # the page tells what would come of it


def in_the_middle(sight: Sight) -> bool:
    """Both sides are well on their way, and there is something in the hand."""
    return sight.over or (len(sight.hand) >= 5 and not sight.picked and min(score(sight)) >= 4)


def score(sight: Sight) -> list[int]:
    """Both scores, as the ladder says them."""
    words = sight.tree.said().partition(say("riftforce-label-score").split(":")[0] + ":")[2]
    return [int(word) for word in words.split(";")[0].split() if word.isdigit()][:2] or [0]


def replay(page: Page) -> None:
    """A match seen again, with the chances of winning."""
    page.goto(f"{keep_replay(page, a_match())}?at=60")
    expect(page.get_by_role("slider", name=say("replay-place"))).to_be_visible()
    every = say("replay-chances-busy", {"done": "", "of": ""}).split()[0]
    expect(page.get_by_text(every)).to_have_count(0, timeout=300_000)


def elements(page: Page) -> None:
    """In the middle of a round of Elements, a card about to be played."""
    page.goto("/")
    sit_down(page, ME, GENTLE)
    player = ElementsPlayer(page, SEED)
    sight = player.play_on(
        lambda sight: chain_of(sight) > 2 and len(sight.hand) > 2 and not sight.confirming
    )
    player.press(sight.hand[-1])
    page.mouse.move(0, 0)


def elements_reveal(page: Page) -> None:
    """Both hands are open."""
    an_end_of_a_round(page)


def elemental_rift(page: Page) -> None:
    """In the middle of a game of Elemental Rift, a spell about to be played."""
    page.goto("/")
    sit_down_at_the_rift(page, GENTLE)
    player = RiftPlayer(page, SEED)
    player.play_on(lambda sight: isinstance(sight, Table) and full(sight))
    page.mouse.move(0, 0)


def full(sight: Table) -> bool:
    """Much lies on the table, and there is a choice of spells."""
    enough = len(sight.spells) > 1 and len(sight.tree.all("gridcell")) > 40
    return enough and say("rift-front-none") not in sight.tree.said()


def a_match() -> str:
    """A duel between two players of a kind."""
    options = {"guilds": "beyond", "draft": "fixed", "decks": TEAMS}
    match = Match("riftforce", options, SEED, ["Anna", "Boris"])
    agent = make_agent("greedy", SEED)
    while match.to_move is not None:
        match.apply(agent.choose(match))
    return write_match(match)


def at_table(page: Page, **options: object) -> Player:
    """A player at a table with these options."""
    page.goto("/")
    page.goto(set_up(page, ME, GENTLE, hints=True, options=options))
    return Player(page, SEED)


SCREENS: dict[str, tuple[Callable[[Page], None], str, dict[str, str]]] = {
    "start": (start, "desktop", {}),
    "draft": (draft, "desktop", {}),
    "table": (table, "desktop", {}),
    "table-light": (table, "desktop", {"color_scheme": "light"}),
    "table-phone": (table, "phone", {}),
    "replay": (replay, "desktop", {}),
    "elements": (elements, "desktop", {}),
    "elements-phone": (elements, "phone", {}),
    "elements-reveal": (elements_reveal, "desktop", {}),
    "elemental-rift": (elemental_rift, "desktop", {}),
}


def small(picture: bytes) -> bytes:
    """The picture in as many colours as it may have."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image.thumbnail((WIDEST, image.height), Image.Resampling.LANCZOS)
    versions = (in_colours(image, colours) for colours in COLOURS)
    return next(version for version in versions if len(version) < LARGEST)


def in_colours(image: Image.Image, colours: int) -> bytes:
    """The picture in so many colours."""
    out = io.BytesIO()
    image.quantize(colours, kmeans=3).save(out, "PNG", optimize=True)
    return out.getvalue()


@contextmanager
def visitors() -> Iterator[Visitors]:
    """People with browsers in a house of their own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=browser_program(), args=ARGUMENTS)
        yield Visitors(browser, house.address)
        browser.close()
        house.close()


def main() -> None:
    """Take all pictures, or those that are named."""
    with visitors() as people:
        for name in sys.argv[1:] or SCREENS:
            scene, device, wishes = SCREENS[name]
            page = people.guest(device, **wishes).new_page()
            scene(page)
            picture = small(page.screenshot())
            (HERE / f"{name}.png").write_bytes(picture)
            page.context.close()


if __name__ == "__main__":
    main()
