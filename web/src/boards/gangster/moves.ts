/** Moves seen: cars drive along their roads, gangsters get in and out. What is drawn is already the position after. */

import { mount, unmount } from "svelte";
import Piece from "../../design/Piece.svelte";
import { play } from "../../lib/sounds";
import type { LogRow } from "../../protocol";
import Gear from "./Gear.svelte";
import { gangOf } from "./notation";
import { eventsOf } from "./story";

const EASE = "cubic-bezier(.2,.7,.2,1)";
const [ROAD, MAN] = [220, 260];

interface Spot {
  x: number;
  y: number;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function shift(from: Spot, to: Spot): string {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
}

/** Show what happened on this map; returns how to cut it short. */
export function enact(map: HTMLElement, played: LogRow[], slowness: number): () => void {
  const running: Animation[] = [];
  let delay = 0;
  const find = (selector: string): Element | null => map.querySelector(selector);
  const car = (colour: unknown) => find(`[data-car="${String(colour)}"]`);
  const place = (word: unknown) => find(`[data-place="${String(word)}"]`);
  const run = (element: Element, frames: Keyframe[], duration: number): void => {
    running.push(
      element.animate(frames, { duration: duration * slowness, delay: delay * slowness, fill: "backwards", easing: EASE }),
    );
  };

  /** Something small that goes from here to there and is gone. */
  function fly(draw: (target: HTMLElement) => Record<string, unknown>, from: Spot, to: Spot, end: Keyframe): void {
    const target = document.createElement("span");
    const origin = map.getBoundingClientRect();
    target.className = "flying";
    target.style.left = `${to.x - origin.left}px`;
    target.style.top = `${to.y - origin.top}px`;
    map.append(target);
    const drawn = draw(target);
    const frames = [
      { opacity: 1, transform: `translate(-50%, -50%) ${shift(from, to)}` },
      { opacity: 1, ...end, transform: `translate(-50%, -50%) ${end.transform ?? ""}` },
    ];
    const animation = target.animate(frames, {
      duration: MAN * 1.3 * slowness,
      delay: delay * slowness,
      fill: "backwards",
      easing: EASE,
    });
    animation.onfinish = animation.oncancel = () => {
      void unmount(drawn);
      target.remove();
    };
    running.push(animation);
  }
  const man = (colour: unknown) => (target: HTMLElement) =>
    mount(Piece, { target, props: { gang: gangOf(String(colour)), size: 28 } });

  for (const { kind, facts } of eventsOf(played)) {
    const mover = car(facts.colour);
    if (kind === "drove" && mover) {
      const stops = (facts.path as string[]).map(place);
      const end = middle(mover);
      if (stops.includes(null)) continue;
      const frames = stops.map((stop, at) => ({
        transform: `translate(-50%, -50%) ${at === stops.length - 1 ? "" : shift(middle(stop!), end)}`,
        zIndex: 5,
      }));
      run(mover, frames, ROAD * (stops.length - 1));
      play("engine");
      delay += ROAD * (stops.length - 1);
    } else if (kind === "pushed" && mover) {
      const pushed = car(facts.pushed);
      if (!pushed) continue;
      run(
        pushed,
        [{ transform: `translate(-50%, -50%) ${shift(middle(mover), middle(pushed))}` }, { transform: "translate(-50%, -50%)" }],
        ROAD,
      );
      delay += ROAD;
    } else if ((kind === "unloaded" || kind === "loaded") && mover) {
      const space = find(`[data-space="${String(facts.space)}"]`) ?? place(String(facts.space).split(" ")[0]);
      if (!space) continue;
      if (kind === "loaded") fly(man(facts.gangster), middle(space), middle(mover), { transform: "scale(.6)" });
      else if (space.matches("[data-space]"))
        run(
          space,
          [
            { transform: shift(middle(mover), middle(space)), zIndex: 6 },
            { transform: "none", zIndex: 6 },
          ],
          MAN,
        );
      else fly(man(facts.gangster), middle(mover), middle(space), { opacity: 0.4 });
      delay += MAN;
    } else if (kind === "dumped" && mover) {
      const harbour = find("[data-harbour]");
      if (harbour)
        fly(
          man(facts.gangster),
          middle(mover),
          { x: middle(harbour).x, y: middle(harbour).y + 20 },
          { opacity: 0, transform: "scale(.2)" },
        );
      delay += MAN;
    } else if (kind === "took" && mover) {
      const harbour = find("[data-harbour]");
      const gear = (target: HTMLElement) => mount(Gear, { target, props: { kind: String(facts.equipment), size: 40 } });
      if (harbour) fly(gear, middle(harbour), middle(mover), { opacity: 0, transform: "scale(.5)" });
      delay += MAN;
    }
  }
  return () => running.forEach((animation) => animation.finish());
}
