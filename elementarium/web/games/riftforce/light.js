// Where light falls on a table: the rift, and the guild that is looked at or acts.
import { useLayoutEffect } from "../../lib/html.js";
import { sideOf } from "../../lib/people.js";
import { readCard } from "./guilds.js";

/** The rift runs through the stones, also where one side needs more of the board. */
export function useRift(table, deep) {
  useLayoutEffect(() => {
    const board = table.current.querySelector(".board");
    const align = () => {
      const stone = board.querySelector(".stone").getBoundingClientRect();
      const middle = stone.top + stone.height / 2 - table.current.getBoundingClientRect().top;
      table.current.style.setProperty("--mid", `${middle}px`);
    };
    if (!deep) return table.current.style.removeProperty("--mid");
    align();
    board.addEventListener("scroll", align);
    addEventListener("resize", align);
    return () => {
      board.removeEventListener("scroll", align);
      removeEventListener("resize", align);
    };
  });
}

/** The guild of the card pointed at, or acting. */
export function litGuild(desk, seat) {
  const [kind, first, location, row] = (desk.pointed.value ?? "").split(":");
  const here = desk.board.value.locations;
  if (kind === "hand") return seat === desk.setting.value.near ? readCard(first).guild : null;
  if (kind === "elemental") return Number(first) === sideOf(seat) ? here[location][first][row]?.guild : null;
  const actor = here.flatMap((sides) => sides[sideOf(seat)]).find(({ key }) => key === desk.board.value.actor);
  return actor?.guild ?? null;
}
