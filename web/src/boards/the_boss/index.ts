import { say } from "../../lib/words.svelte";
import type { the_boss } from "../../protocol";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { gangOf, type View } from "./model";
import Sheet from "./Sheet.svelte";
import Side from "./Side.svelte";

const board: BoardModule = {
  Board,
  Side,
  Sheet,
  gang: (_view: View, seat: number) => gangOf(seat),
  score: (view: View, seat: number) => say("web-the_boss-money", { money: view.seats[seat]!.money }),
  points: (line: the_boss.SheetLine) => line.money,
};
export default board;
