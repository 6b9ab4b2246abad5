/** What is drawn by numbers: colours and letters of the cities, and their skylines in a box of 132 by 84. */

export interface Sight {
  colour: string;
  letters: string;
  /** The silhouette in ink. */
  ink: string;
  /** Thin things in ink: cables, rails, smoke. */
  lines?: string;
  smoke?: string;
  water?: number;
  /** Lit windows, and bigger lit things. */
  windows: string;
  lights?: string;
  clock?: [number, number];
  train?: boolean;
}

const box = (x: number, y: number, width: number): string => `M${x} 84V${y}h${width}V84z`;

/** Small windows at these places. */
const panes = (places: string): string =>
  places
    .split(" ")
    .map((place) => `M${place}h2.4v3.4h-2.4z`)
    .join("");
const rows = (y: number, from: number, count: number, height: number): string =>
  Array.from({ length: count }, (_, at) => `M${from + at * 9} ${y}h4v${height}h-4z`).join("");
const arches = Array.from({ length: 8 }, (_, at) => `M${18 + at * 12} 84v-14q3.5-6 7 0v14z`).join("");

export const SIGHTS: Record<string, Sight> = {
  new_york: {
    colour: "#3d6493",
    letters: "NY",
    ink: `${box(4, 52, 16)}${box(22, 44, 14)}M40 84V40h5V28h4V18h3L54 2l2 16h3v10h4v12h5v44z${box(72, 50, 14)}M88 84V38h4v-8q6-12 7-22q1 10 7 22v8h4v46z${box(112, 54, 16)}`,
    windows: panes(
      "7,58 7,66 14,74 25,50 25,66 31,58 42,61 42,69 42,77 49,45 49,69 56,61 90,45 90,61 90,69 90,77 97,45 97,53 97,61 104,61 104,69 114,59 114,67 114,75 121,75 74,57 74,65 81,72",
    ),
  },
  boston: {
    colour: "#8a3140",
    letters: "BO",
    ink: `${box(2, 58, 24)}${box(28, 50, 16)}M48 84V34h4V22l7-12 7 12v12h4v50zM76 84V56h6q0-14 14-15v-6h2v6q14 1 14 15h6v28z${box(120, 62, 10)}`,
    windows: panes("50,41 50,57 50,73 64,49 64,65 6,71 13,63 13,71 31,56 37,64 37,74 82,71 89,63 96,63 96,71 103,71 110,63 110,71"),
    clock: [59, 30],
  },
  detroit: {
    colour: "#5e6b74",
    letters: "DE",
    ink: `M2 84V56l12-9v9l12-9v9l12-9v9l12-9v37zM58 84L60 20h8l2 64zM76 84L78 28h8l2 56zM94 84L96 24h8l2 60z${box(106, 54, 24)}`,
    smoke: "M64 18q-8-10 4-14q10-2 14-2M82 26q-6-8 4-11q8-2 14-1M100 22q-4-9 6-12q8-2 16 0",
    windows: panes("6,63 6,72 15,63 15,72 24,72 33,63 33,72 42,63 110,61 110,69 110,77 117,61 124,69"),
  },
  kansas_city: {
    colour: "#a55d18",
    letters: "KC",
    ink: `M4 84V40q6-6 12 0q6-6 12 0q6-6 12 0q6-6 12 0v44zM8 40v-10h38v10M70 84V74h6V14h10v60h6v10z${box(98, 56, 14)}${box(114, 48, 14)}`,
    windows: panes("100,61 106,69 100,77 116,55 116,63 122,71 73,78 85,78"),
    lights: "M81 12q-4-6 0-10q4 4 0 10",
  },
  cincinnati: {
    colour: "#39704f",
    letters: "CI",
    ink: "M-60 68H192V73H-60zM26 84V26q8-10 16 0v58h-5V50q-3-5-6 0v34zM90 84V26q8-10 16 0v58h-5V50q-3-5-6 0v34z",
    lines: "M-60 64Q8 60 34 24Q66 82 98 24Q124 60 192 64M46 42v27M54 52v17M62 58v11M70 58v11M78 52v17M86 42v27M14 48v20M118 48v20M6 54v14M126 54v14",
    water: 78,
    windows: panes("32,32 32,40 96,32 96,40"),
  },
  memphis: {
    colour: "#6f4f8a",
    letters: "ME",
    ink: "M14 70h96l8-8v14q-6 6-14 6H30q-12 0-16-12zM22 70V54h78v16zM30 54V42h62v12zM40 42V33h34v9zM46 33V10h-3l3-5h6l3 5h-3v23zM62 33V10h-3l3-5h6l3 5h-3v23z",
    lines: "M124 64a16 16 0 1 1-32 0a16 16 0 1 1 32 0M108 48v32M92 64h32M97 53l22 22M119 53l-22 22",
    water: 80,
    windows: rows(58, 27, 7, 6) + rows(45, 34, 6, 5),
  },
  philadelphia: {
    colour: "#826d1b",
    letters: "PH",
    ink: `M12 84V52h30V42h10V28l5-4V14l3-4v-8h2v8l3 4v10l5 4v14h10v10h30v32z${box(114, 62, 14)}`,
    windows: panes("23,57 34,57 83,57 94,57 105,57 55,46 66,46 117,68 123,75"),
    lights: arches,
    clock: [61, 34],
  },
  chicago: {
    colour: "#7b4a1d",
    letters: "CH",
    ink: `M2 84V48h10V36h8v48zM26 84V34h4V22h4l3-12 3 12h4v12h4v50z${box(52, 44, 14)}M70 84V40l4-6v-8l4-6 2-12 2 12 4 6v8l4 6v44z${box(94, 30, 14)}${box(110, 46, 20)}M-60 68H192v4H-60zM7 70h3v14h-3zM37 70h3v14h-3zM67 70h3v14h-3zM97 70h3v14h-3zM125 70h3v14h-3z`,
    windows: panes("5,54 13,44 28,57 35,41 54,49 54,57 61,49 72,47 72,55 79,55 96,37 96,53 96,61 103,37 112,53 119,61 124,53"),
    train: true,
  },
};

/** Sunbeams from behind the city. */
export const BEAMS = Array.from({ length: 15 }, (_, at) => {
  const beam = (turn: number): string => {
    const angle = (turn * Math.PI) / 180;
    return `${(66 + 160 * Math.cos(angle)).toFixed(0)} ${(66 - 160 * Math.sin(angle)).toFixed(0)}`;
  };
  return `M66 66L${beam(at * 13)}L${beam(at * 13 + 6.5)}Z`;
}).join("");

/** Houses far behind; like the rails and the water they go on where the column is wider than the drawing. */
const BLOCK = "v-8h7v-6h8v9h11v-14h7v-6h5v10h9v10h10v-8h8v-9h6v9h9v8h10v-12h10v7h8v-5h7v9h11v6";
export const FAR = `M-126 84V66${BLOCK}${BLOCK}${BLOCK}V84z`;

/** A six-pointed police badge around 0,0. */
export const STAR = "M0-13L4-7L11.3-6.5L8.1 0L11.3 6.5L4 7L0 13L-4 7L-11.3 6.5L-8.1 0L-11.3-6.5L-4-7Z";
export const TIPS_OF_STAR = [
  [0, -13],
  [11.3, -6.5],
  [11.3, 6.5],
  [0, 13],
  [-11.3, 6.5],
  [-11.3, -6.5],
] as const;
