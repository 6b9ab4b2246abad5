/** Where things lie on the map: in pixels, for the size the map has now. */

import type { PlaceView, View } from "./notation";

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point, Size {}

type Spots = Record<string, [number, number]>;

/** Of 100, on a wide screen. */
const WIDE: Spots = {
  north_side: [55, 0],
  gold_coast: [97, 34],
  the_loop: [76, 13],
  greek_town: [38, 31],
  west_side: [12, 27],
  cicero: [2, 73],
  little_italy: [25, 53],
  chinatown: [62, 50],
  little_africa: [85, 88],
  south_side: [47, 77],
  stickney: [28, 100],
};
/** Of 100, on a narrower one, and higher. */
const MIDDLE: Spots = {
  north_side: [63, 2],
  gold_coast: [100, 47],
  the_loop: [88, 12],
  greek_town: [42, 31],
  west_side: [4, 22],
  cicero: [0, 66],
  little_italy: [22, 57],
  chinatown: [66, 45],
  little_africa: [84, 84],
  south_side: [47, 70],
  stickney: [22, 95],
};
/** Of 100, on a phone. */
const PORTRAIT: Spots = {
  north_side: [46, 0],
  west_side: [0, 7],
  the_loop: [93, 11],
  greek_town: [41, 27],
  gold_coast: [101, 34],
  cicero: [0, 33],
  little_italy: [27, 55],
  chinatown: [79, 56],
  little_africa: [97, 89],
  south_side: [55, 78],
  stickney: [3, 97],
};

export const CELL = 24;
/** Below this width the map shows chips instead of tiles. */
export const NARROW = 860;
/** Below this height tiles may be smaller than usual, so that nobody has to scroll. */
const LOW = 690;
const BAND = 25;
const VALUES = 46;
const CAR = 32;

/** How things are drawn: full tiles, or chips on a phone; and how much larger than usual. */
export interface Scale {
  chips: boolean;
  factor: number;
}

export function scaleOf({ width, height }: Size): Scale {
  const chips = width < NARROW;
  const least = height < LOW ? 0.8 : 0.96;
  const factor = chips
    ? Math.min(1.35, Math.max(1, width / 360))
    : Math.min(1.3, Math.max(least, Math.min(width / 1250, height / 640)));
  return { chips, factor };
}

/** Are these the places we have drawn a map for? Then our own spots, and lake and river. */
export function isChicago(view: View): boolean {
  return view.places.every(({ place }) => place in WIDE);
}

/** The size of what stands for a place. */
export function sizeOf(place: PlaceView, { chips, factor }: Scale): Size {
  const round = (size: number) => Math.round(size * factor);
  if (place.kind === "harbour")
    return chips ? { width: round(84), height: round(68) } : { width: round(136), height: round(136) };
  if (chips) return { width: round(94), height: round(70) };
  if (!place.tile) return { width: round(126), height: round(BAND + 34) };
  const { columns, spaces, values } = place.tile;
  return {
    width: round(Math.max(126, columns * CELL + 18, values.length * 29 + 14)),
    height: round(BAND + VALUES + Math.ceil(spaces / columns) * CELL + 9),
  };
}

/** The box of every place: x and y are its middle. */
export function layOut(view: View, size: Size): Map<string, Box> {
  const scale = scaleOf(size);
  const spots = !isChicago(view) ? null : scale.chips ? PORTRAIT : size.width / scale.factor < 1180 ? MIDDLE : WIDE;
  const room = scale.chips ? { left: 50, right: 50, top: 40, bottom: 66 } : { left: 80, right: 92, top: 92, bottom: 116 };
  const across = size.width - (room.left + room.right) * scale.factor;
  const down = size.height - (room.top + room.bottom) * scale.factor;
  const boxes = new Map(
    view.places.map((place): [string, Box] => {
      const [x, y] = spots?.[place.place] ?? [place.x, place.y];
      return [
        place.place,
        {
          x: Math.round(room.left * scale.factor + (x / 100) * across),
          y: Math.round(room.top * scale.factor + (y / 100) * down),
          ...sizeOf(place, scale),
        },
      ];
    }),
  );
  if (!spots) spread([...boxes.values()], size, scale.chips ? 8 : 20);
  return boxes;
}

/** Push boxes apart until none lies upon another, as far as the map has room: an owner's board may put places close. */
function spread(boxes: Box[], size: Size, gap: number): void {
  for (let round = 0; round < 200; round++) {
    let moved = false;
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const wide = (one.width + other.width) / 2 + gap - Math.abs(one.x - other.x);
        const high = (one.height + other.height) / 2 + gap - Math.abs(one.y - other.y);
        if (wide <= 0 || high <= 0) continue;
        moved = true;
        const axis = wide < high ? "x" : "y";
        const shift = (Math.min(wide, high) / 2 + 1) * (one[axis] <= other[axis] ? -1 : 1);
        one[axis] += shift;
        other[axis] -= shift;
      }
    }
    for (const box of boxes) {
      box.x = Math.min(Math.max(box.x, box.width / 2 + 6), size.width - box.width / 2 - 6);
      box.y = Math.min(Math.max(box.y, box.height / 2 + 6), size.height - box.height / 2 - 26);
    }
    if (!moved) return;
  }
}

/** Where a car parks: under its tile, several of them side by side, closer the more there are. */
export function parking(box: Box, index: number, cars: number, { chips, factor }: Scale): Point {
  const apart = Math.min(chips ? 34 : 50, (box.width / factor + 16) / Math.max(1, cars)) * factor;
  return { x: box.x + (index - (cars - 1) / 2) * apart, y: box.y + box.height / 2 + (chips ? 9 : 15) * factor };
}

/** Where a window near a place covers least; places to be kept in sight count more, and near is better than far. */
export function beside(box: Box, window: Size, size: Size, boxes: Map<string, Box>, keep: Set<string>): Point {
  const [halfWide, halfHigh, step] = [window.width / 2, window.height / 2, 20];
  let best: Point = { x: box.x, y: box.y };
  let least = Infinity;
  for (let x = halfWide + 10; x <= Math.max(halfWide + 10, size.width - halfWide - 10); x += step) {
    for (let y = halfHigh + 10; y <= Math.max(halfHigh + 10, size.height - halfHigh - 10); y += step) {
      let cost = 60 * Math.hypot(x - box.x, y - box.y);
      for (const [place, other] of boxes) {
        const wide = Math.min(x + halfWide, other.x + other.width / 2) - Math.max(x - halfWide, other.x - other.width / 2);
        const high =
          Math.min(y + halfHigh, other.y + other.height / 2 + CAR) - Math.max(y - halfHigh, other.y - other.height / 2);
        if (wide > 0 && high > 0) cost += wide * high * (keep.has(place) ? 30 : 1);
      }
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

/** A point between two others. */
export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
