/** The board of Gangsta!. */

import type { gangsta } from "../../protocol";
import { GANGS, type BoardModule } from "../board";
import Board from "./Board.svelte";
import Sheet from "./Sheet.svelte";
import Side from "./Side.svelte";
import { influence, money } from "./speech";

const board: BoardModule = {
  Board,
  Side,
  Sheet,
  gang: (_view: gangsta.View, seat: number) => GANGS[seat]!,
  score: (view: gangsta.View, seat: number) => {
    const { money: dollars, score } = view.seats[seat]!;
    return score ? `${money(dollars)} · ${influence(score.total)}` : money(dollars);
  },
  points: (line: gangsta.SheetLine) => line.total,
};

export default board;
