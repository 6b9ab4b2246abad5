/** The first lesson: what fits a step, and tables that begin from an example. */

import type { LessonStep, NewTable, Picture, SeatWish } from "../protocol";

/** Does an action fit one of the patterns of a step? A star stands for anything. */
export function fits(step: LessonStep, action: string): boolean {
  return step.do.some((pattern) => {
    const parts = pattern.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}$`).test(action);
  });
}

/** The step at which the position of a step was laid out. */
export function layoutOf(steps: LessonStep[], at: number): number {
  return steps.findLastIndex((step, index) => index <= at && step.start !== null);
}

/** A table that begins from an example, with bots on all other seats. */
export function tableFrom(game: string, picture: Picture, name: string, bot: string): NewTable {
  const seats = picture.names.map((_, seat): SeatWish =>
    seat === picture.seat ? { kind: "me", name } : { kind: "bot", bot },
  );
  return { game, seats, start: `${game}/${picture.name}`, spectators: false };
}
