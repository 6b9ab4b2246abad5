import type { gangster } from "../../protocol";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { gangOf, type View } from "./notation";
import Sheet from "./Sheet.svelte";
import Side from "./Side.svelte";

const module: BoardModule = {
  Board,
  Side,
  Sheet,
  gang: (view: View, seat) => gangOf(view.seats[seat]!.colours[0]!),
  score: (view: View, seat) => String(view.seats[seat]!.influence),
  points: (line: gangster.SheetLine) => line.influence,
};
export default module;
