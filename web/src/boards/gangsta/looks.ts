/** What everybody looks like: put together from parts, the same for the same card on every table. */

export type Head =
  | "fedora" | "homburg" | "bowler" | "flatcap" | "ushanka" | "cloche" | "beret" | "scarf" | "bob" | "slick" | "tophat"
  | "skipper" | "bandana" | "turban" | "afro" | "long" | "bun" | "bald" | "pompadour" | "part" | "waves" | "pillbox"
  | "aviator";
export type Eyes = "plain" | "shades" | "glasses" | "monocle" | "patch" | "tired";
export type Mouth = "line" | "smirk" | "lips" | "moustache" | "beard" | "handlebar" | "goatee" | "stubble";
export type Clothes = "suit" | "bow" | "dress" | "pearls" | "fur" | "roll" | "trench" | "braces" | "stand" | "leather";
export type Extra = "none" | "cigar" | "cigarette" | "toothpick" | "scar" | "earrings" | "mole";

export interface Look {
  head: Head;
  eyes: Eyes;
  mouth: Mouth;
  clothes: Clothes;
  extra: Extra;
  skin: string;
  hair: string;
  /** Of the hat. */
  cloth: string;
  /** Of tie, hat band and scarf. */
  accent: string;
  coat: string;
}

const SKINS = ["#f0cfa8", "#e3b78d", "#d9a878", "#c68a5a", "#8a5a3a", "#6b4428"];
const HAIRS = { k: "#1b1614", b: "#4a2f1c", r: "#8f3f22", g: "#bdb7a8", y: "#c9a04e" };
const CLOTHS = ["#26211e", "#5a4632", "#3f5f6a", "#6b5a41", "#7a2e3a", "#b5553a", "#c9b68a", "#4a4038", "#3d5240", "#57466b"];
const ACCENTS = ["#b3261e", "#3f6f9a", "#5aa66a", "#d8b25a", "#8a5a9c", "#f6ebcd"];
const COATS = ["#2b3138", "#3a2f28", "#1d1b1c", "#26221f", "#3b2a2a", "#33402f"];

/** A row is: head eyes mouth clothes extra skin hair cloth accent coat. First the boss, then 1 to 7. */
const LOOKS: Record<string, string[]> = {
  bratva: [
    "ushanka plain beard fur cigar 0 r 1 0 1",
    "skipper plain handlebar roll none 1 b 0 5 0",
    "scarf plain lips fur earrings 0 y 5 5 4",
    "bald patch beard leather scar 0 k 0 0 2",
    "long glasses lips roll none 0 y 0 2 3",
    "fedora tired stubble trench cigarette 1 b 7 1 1",
    "ushanka shades lips pearls earrings 0 r 7 3 2",
    "flatcap plain beard braces none 2 g 1 0 5",
  ],
  cartel: [
    "fedora shades moustache suit cigar 3 k 6 0 2",
    "bandana plain stubble leather scar 3 k 4 5 2",
    "cloche plain lips dress earrings 3 k 2 3 0",
    "slick plain beard suit scar 3 k 0 1 3",
    "beret plain lips dress cigarette 1 k 4 3 3",
    "afro glasses goatee roll none 4 k 0 3 5",
    "homburg tired handlebar bow none 2 g 7 0 4",
    "waves shades lips pearls mole 3 b 0 4 2",
  ],
  ghetto_gang: [
    "tophat plain goatee bow cigar 4 k 0 4 2",
    "flatcap plain line suit none 2 b 3 1 0",
    "afro plain lips pearls earrings 5 k 0 3 4",
    "turban glasses lips dress earrings 4 k 5 3 3",
    "bald shades line leather toothpick 5 k 0 0 2",
    "bandana plain smirk braces none 1 r 2 5 0",
    "bowler plain moustache suit none 5 k 0 2 1",
    "bun patch lips leather scar 4 k 0 0 3",
  ],
  mafia: [
    "fedora plain line suit cigar 1 k 0 0 2",
    "scarf shades lips dress none 3 b 5 5 3",
    "fedora plain moustache suit none 2 k 0 0 4",
    "bowler glasses line suit none 4 k 0 0 1",
    "homburg plain handlebar suit none 0 g 7 2 1",
    "pillbox plain lips pearls cigarette 1 r 0 0 2",
    "slick shades smirk bow toothpick 1 k 0 3 3",
    "pompadour tired stubble trench scar 2 b 0 1 5",
  ],
  triads: [
    "slick monocle goatee stand cigar 1 g 0 3 4",
    "bob glasses lips stand none 0 k 0 0 0",
    "aviator plain smirk leather none 1 k 1 3 3",
    "bob plain lips dress mole 0 k 0 3 4",
    "part plain line suit cigarette 1 k 0 4 2",
    "bun plain lips stand earrings 0 k 0 0 5",
    "fedora shades moustache trench none 2 k 8 3 0",
    "waves plain lips fur none 1 k 9 3 1",
  ],
};

export const FAMILIES = Object.keys(LOOKS);

/** The look of a card: bosses have numbers up to 109, gangsters end in 1 to 7. */
export function lookOf(id: string, family: string): Look {
  const number = Number(id);
  const rows = LOOKS[family] ?? LOOKS.mafia!;
  const words = rows[number < 110 ? 0 : number % 10 % rows.length]!.split(" ");
  const [head, eyes, mouth, clothes, extra, skin, hair, cloth, accent, coat] = words as [Head, Eyes, Mouth, Clothes, Extra, ...string[]];
  return {
    head,
    eyes,
    mouth,
    clothes,
    extra,
    skin: SKINS[Number(skin)]!,
    hair: HAIRS[hair as keyof typeof HAIRS],
    cloth: CLOTHS[Number(cloth)]!,
    accent: ACCENTS[Number(accent)]!,
    coat: COATS[Number(coat)]!,
  };
}

/** The wall behind a family: a colour and a pattern, as one path. */
export const WALLS: Record<string, { colour: string; pattern: string }> = {
  bratva: { colour: "#5d6f86", pattern: tiled("m0 6l10-6 10 6m-20 10l10-6 10 6") },
  cartel: { colour: "#a8622c", pattern: tiled("m0 20l20-20") },
  ghetto_gang: { colour: "#6d6a3c", pattern: tiled("m0 5h20m-20 10h20m-15-10v10m10 0v5m0-20v5") },
  mafia: { colour: "#7a3540", pattern: tiled("m10 2l8 8-8 8-8-8z") },
  triads: { colour: "#3c6f6a", pattern: tiled("m0 10q10-14 20 0m-20 10q5-7 10-7t10 7") },
};

function tiled(figure: string): string {
  const places = Array.from({ length: 30 }, (_, at) => `M${(at % 6) * 20} ${Math.floor(at / 6) * 20}`);
  return places.map((place) => place + figure).join("");
}
