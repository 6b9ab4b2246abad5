// The messages between browser and table server. Made from messages.py and bodies.py; do not edit:
//
//     omerta protocol --typescript web/src/protocol.ts

export const PROTOCOL = 2;

/** The first message: which table, which seats. Without tokens one watches. */
export interface Hello {
  type: "hello";
  id: string;
  protocol: number;
  table: string;
  tokens?: string[];
  have?: number;
  lang?: "de" | "en" | "fr" | "nl";
}

/** A decision, in its words, about the position before row `ply`. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  ply: number;
  action: string;
}

/** Take back one decision, all back to a row, or (`turn`) all that can be. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  ply: number;
  to?: number | "turn" | null;
}

/** My finished turn stands. */
export interface Confirm {
  type: "confirm";
  id: string;
  seat: number;
  ply: number;
}

/** May I do this? If not, which rule forbids it? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: string;
}

/** Show me a position through the eyes of a seat of mine (null: a spectator's), with its board in words. `ply`: the position after that row; null: as it is now, and what can be chosen, in words. */
export interface Look {
  type: "look";
  id: string;
  seat?: number | null;
  ply?: number | null;
}

/** What would you do in my place? */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  text: string;
}

/** Does this seat want to confirm its turns? */
export interface Prefer {
  type: "prefer";
  id: string;
  seat: number;
  confirm: boolean;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** Who sits there. `bot`: who plays, if a bot does, be it for a person who is away. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  present: boolean;
  muted: boolean;
}

/** All about a table that everybody at it may know. */
export interface TableInfo {
  id: string;
  game: string;
  edition: number;
  content: string;
  players: number;
  options: Record<string, unknown>;
  open: boolean;
  hints: boolean;
  deduction: boolean;
  spectators: boolean;
  turn_seconds: number | null;
  warning_seconds: number;
  status: "over" | "playing" | "stuck" | "waiting";
  seats: SeatInfo[];
  watching: number;
  ply: number;
  seed_hash: string;
  seed: string | null;
  result: number[] | null;
  reason: string | null;
  rematch: string | null;
  created: number;
  code: string | null;
  start: string | null;
}

/** Something said at the table. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** The answer to hello. An update for each seat, or for the spectator, follows once the game has begun. */
export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  table: TableInfo;
  seats: number[];
  tokens: string[];
  chat: ChatLine[];
}

/** Something that happened, or a reason: for programs, and as a sentence. */
export interface Told {
  kind: string;
  facts: Record<string, unknown>;
  words: string;
}

/** A row of the game as one viewer was told of it. `undo_to`: back to the position after that row. `why`: the reason of a bot; null if it gave none, or may not tell as long as the game goes on. */
export interface LogRow {
  ply: number;
  seat: number | null;
  undo_to: number | null;
  events: Told[];
  why: Told | null;
}

/** What one seat (null: a spectator) sees now, and what it was told since. */
export interface Update {
  type: "update";
  seat: number | null;
  ply: number;
  log: LogRow[];
  view: Record<string, unknown>;
  awaiting: number[];
  asked: boolean;
  question: string;
  legal: string[];
  undo: number[];
  staged: number[];
  held: number | null;
  seconds_left: number | null;
  sheet: Record<string, unknown> | null;
}

/** Something that can be chosen: as a move has to name it, and as a sentence. */
export interface Choice {
  action: string;
  words: string;
}

/** The answer to look. `ply`: the number of the row after this position, as in an update. */
export interface Sight {
  type: "sight";
  id: string;
  seat: number | null;
  ply: number;
  view: Record<string, unknown>;
  question: string;
  text: string;
  choices: Choice[];
}

/** The answer to hint: what a Capo would do, and why. */
export interface Advice {
  type: "advice";
  id: string;
  seat: number;
  ply: number;
  choice: Choice;
  why: string;
}

/** What is wrong: a code for programs, a sentence for people, and for refusals the rule and its facts. */
export interface Problem {
  code: string;
  message: string;
  rule: string | null;
  title: string | null;
  facts: Record<string, unknown>;
}

/** The answer to a message with an id; a repeated id gets the same one. */
export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  ply: number | null;
  problem: Problem | null;
}

/** Somebody came, went, or something about the table changed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** Chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** Time is running out for these seats; then a bot plays this turn. */
export interface Hurry {
  type: "hurry";
  seats: number[];
  seconds_left: number;
}

/** Who should sit there: anybody (open), a bot, or me. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/** A table to be set up. `me` may be said of several seats: several people at one screen. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  content?: string;
  open?: boolean;
  hints?: boolean;
  deduction?: boolean;
  spectators?: boolean;
  turn_seconds?: number | null;
  warning_seconds?: number;
  start?: string | null;
}

/** Sit down. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** You sit at a table. `host` is the token of whoever set it up. */
export interface Seated {
  table: TableInfo;
  seats: number[];
  tokens: string[];
  host?: string | null;
}

/** Where to go on with another device: an address whose secret part no server ever sees, and its QR code. */
export interface SeatLink {
  address: string;
  qr: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  edition: number;
  players: number[];
  options: Record<string, unknown>;
  contents: string[];
  year: number | null;
  designers: string[];
  minutes: number | null;
}

/** A bot that can sit down: `bot` is how a seat asks for it, the rest is for people. */
export interface BotInfo {
  bot: string;
  name: string;
  style: string;
}

/** What this server offers. */
export interface Shelf {
  protocol: number;
  games: GameInfo[];
  bots: BotInfo[];
}

/** Is the server well? */
export interface Health {
  status: "fine" | "stopping";
  protocol: number;
  version: string;
}

/** A record to look at. */
export interface RecordText {
  text: string;
}

/** A record that was opened, with all that happened, as everybody knows it when a game is over. */
export interface OpenedRecord {
  id: string;
  game: string;
  edition: number;
  content: string;
  players: string[];
  options: Record<string, unknown>;
  date: string;
  rows: LogRow[];
  result: number[] | null;
  dealt: boolean;
}

/** What a Capo would do in a position of a record in the place of whoever decides there, and why. */
export interface Opinion {
  ply: number;
  seat: number;
  choice: Choice;
  why: string;
}

/** A position of a record through the eyes of a seat (null: a spectator's). `ply`: after this row. */
export interface Position {
  ply: number;
  seat: number | null;
  view: Record<string, unknown>;
  awaiting: number[];
  question: string;
  text: string;
  sheet: Record<string, unknown> | null;
}

/** The lines of the score sheet after each row of a record, best first: how it came about. */
export interface Standings {
  rows: Record<string, unknown>[][];
}

/** Was the luck of a record fixed before the deal? `outcomes` of it were drawn again from the seed. */
export interface Proof {
  fair: boolean;
  outcomes: number;
  dealt: boolean;
  problem: string | null;
}

/** Play on from the position after a row of a record, in one seat's place, against bots. */
export interface PlayOn {
  ply: number;
  seat: number;
  name: string;
  bot: string;
}

/** What the host does with a seat; what is left out stays. */
export interface Fill {
  kind?: "bot" | "open" | "person" | null;
  bot?: string | null;
  muted?: boolean | null;
}

/** A content file as a sheet. `origin` is the column that says where a line is from. */
export interface ContentTable {
  file: string;
  columns: string[];
  rows: string[][];
  origin: number | null;
}

/** A content of a game. `can_save`: may whoever asks save contents here? */
export interface GameContent {
  game: string;
  content: string;
  tables: ContentTable[];
  can_save: boolean;
}

/** A content that somebody has typed in: file -> comma-separated lines, the columns first. */
export interface ContentFiles {
  files: Record<string, string>;
}

/** What is wrong with a content, or (not `wrong`) only unusual; as far as known, with file and line. */
export interface Complaint {
  file: string | null;
  line: number | null;
  text: string;
  wrong: boolean;
}

/** A content was looked at; it can be played if nothing is wrong. */
export interface Checked {
  complaints: Complaint[];
}

/** A chapter: its id, made from the first words of the heading, and the ids of its rules. */
export interface Chapter {
  id: string;
  rules: string[];
}

/** An example as its seat sees it, and what it could do. */
export interface Picture {
  name: string;
  rule: string;
  names: string[];
  seat: number;
  view: Record<string, unknown>;
  legal: string[];
}

/** One thing to do: one of the actions that fit the patterns `do`. Without patterns there is only something to read. `start` names the example laid out for it; without one the game goes on. `whole`: do all that fits, one by one. */
export interface LessonStep {
  name: string;
  do: string[];
  start: string | null;
  whole: boolean;
}

/** A rulebook without its sentences: these are in the catalogues. */
export interface Rulebook {
  game: string;
  chapters: Chapter[];
  card: string[];
  examples: Picture[];
  lesson: LessonStep[];
}

export type ClientMessage = Hello | Move | Undo | Confirm | Why | Look | Hint | Say | Prefer | Ping;

export type ServerMessage = Welcome | Update | Sight | Advice | Answer | TableChanged | Said | Hurry;

export namespace gangsta {
  /** A gangster for hire, with what he costs the viewer (a spectator: what is printed). */
  export interface RecruitView {
    id: string;
    family: string;
    skills: string;
    influence: number;
    cost: number;
    affordable: boolean;
  }

  /** How far a player is with a heist: what is missing now, what even with the whole gang, and who could take part. */
  export interface CrewView {
    seat: number;
    possible: boolean;
    missing: string;
    missing_with_all: string;
    crew: string[];
  }

  /** A heist and what it brings. */
  export interface HeistView {
    id: string;
    kind: string;
    skills: string;
    cooperative: boolean;
    money: number;
    influence: number;
    rewards: string[];
    cooperative_money: number;
    high_tech: boolean;
    players: CrewView[];
  }

  /** What the snitches still in the deck would cost a player: informants shown, and the price of each sort. */
  export interface ForecastView {
    seat: number;
    informants: number;
    prices: Record<string, number>;
    ruined_by: string[];
  }

  /** Snitches of this chapter: those still to come, by the informants they ask for, and those met. */
  export interface SnitchView {
    left: Record<string, number>;
    met: number;
    until_end: number | null;
    forecast: ForecastView[];
  }

  /** The heist that is being done. */
  export interface UnderwayView {
    heist: HeistView;
    missing: string;
    crew: string[];
  }

  /** A boss or gangster: `skills` are printed, `learned` came by training. */
  export interface PersonView {
    id: string;
    family: string;
    skills: string;
    learned: string | null;
    influence: number;
    boss: boolean;
    engaged: boolean;
    took_part: boolean;
  }

  /** A completed heist. */
  export interface DoneView {
    id: string;
    kind: string;
    influence: number;
  }

  /** A resource card; `missing` are the skills that still keep it from activating. */
  export interface ResourceView {
    id: string;
    effect: string;
    skills: string;
    influence: number;
    active: boolean;
    filed: boolean;
    missing: string;
  }

  /** One player's influence, part by part. */
  export interface SheetLine {
    seat: number;
    heists: number;
    gang: number;
    richest: number;
    largest_gang: number;
    families: number;
    resources: number;
    total: number;
    money: number;
    gang_size: number;
    heists_done: number;
    winner: boolean;
  }

  /** A player's side of the table. */
  export interface SeatView {
    seat: number;
    money: number;
    safe_money: number;
    gang: PersonView[];
    gang_size: number;
    symbols: Record<string, number>;
    ready: Record<string, number>;
    leaders: number;
    leaders_available: number;
    hospital: PersonView[];
    done: DoneView[];
    heist_points: number;
    gang_points: number;
    resource: ResourceView | null;
    resource_chosen: boolean;
    dealt: ResourceView[];
    score: SheetLine | null;
  }

  /** All that one seat, or a spectator, may see. */
  export interface View {
    game: string;
    players: number;
    seat: number | null;
    stage: string;
    chapter: number;
    acting: number[];
    active: number;
    extra_turn: boolean;
    extra_turn_due: boolean;
    families: boolean;
    resources: boolean;
    open_points: boolean;
    chapter_size: number;
    to_chapter_end: number[];
    idle_turns_left: number;
    gangsters: (RecruitView | null)[];
    heists: (HeistView | null)[];
    top_gangster: RecruitView | null;
    top_heist: HeistView | null;
    top_snitch: number | null;
    gangster_deck: number;
    gangster_discard: string[];
    heist_deck: number;
    heist_discard: string[];
    snitches: SnitchView;
    free_left: number;
    underway: UnderwayView | null;
    diversions: number;
    stealing: number;
    loser: number | null;
    seats: SeatView[];
    winners: number[];
  }

  /** A family: members in each gang, and what they bring. */
  export interface FamilyLine {
    family: string;
    members: number[];
    bonus: number[];
  }

  /** The result, or the standing if the game ended now, best first; and the rule that decided it. */
  export interface ScoreSheet {
    lines: SheetLine[];
    families: FamilyLine[];
    decided_by: string | null;
    final: boolean;
  }
}

export namespace gangster {
  /** A point tile. */
  export interface TileView {
    number: number;
    values: string[];
    spaces: number;
    columns: number;
    house: boolean;
  }

  /** A colour in a district and what it would get if the district were settled now. */
  export interface StandingView {
    colour: string;
    gangsters: number;
    best_rank: number;
    value: string | null;
    points: number | null;
  }

  /** A district, or the harbour. */
  export interface PlaceView {
    place: string;
    name: string;
    kind: string;
    in_play: boolean;
    x: number;
    y: number;
    house: boolean;
    neighbours: string[];
    tile: TileView | null;
    spaces: (string | null)[];
    next_space: number | null;
    doubler: boolean;
    cars: string[];
    standings: StandingView[];
  }

  /** A road between two places. */
  export interface RoadView {
    ends: string[];
    house: boolean;
  }

  /** A colour's tableau, cards and car. */
  export interface ColourView {
    colour: string;
    seat: number;
    car: string;
    cards: number[];
    reach: Record<string, string[]>;
    gangsters: number;
    trunk: Record<string, number>;
    trunk_size: number;
    equipment: string[];
    to_come: number;
    dumped: number;
    earned: number[];
  }

  /** A player. */
  export interface SeatView {
    seat: number;
    colours: string[];
    influence: number;
    earned: number[];
    forecast: number[];
  }

  /** A kind of equipment and where its tiles are. */
  export interface EquipmentView {
    equipment: string;
    copies: number;
    open: number;
    supply: number;
    gone: number;
    house: boolean;
  }

  /** The district cards: the pile is known but for its order. */
  export interface DeckView {
    districts: string[];
    police: number;
    police_drawn: number;
  }

  /** How soon the round can end. */
  export interface RoundEndView {
    doublers_left: number;
    fewest_drives: number;
    most_refreshes: number;
    drives_to_refresh: Record<string, number>;
  }

  /** Casino cards. */
  export interface CasinoView {
    left: number[];
    drawn: number[];
  }

  /** All that one seat, or a spectator, may see. */
  export interface View {
    game: string;
    players: number;
    seat: number | null;
    stage: string;
    round: number;
    acting: number | null;
    colour: string | null;
    aimed: string | null;
    idle: number;
    must_drive: boolean;
    places: PlaceView[];
    roads: RoadView[];
    colours: ColourView[];
    seats: SeatView[];
    equipment: EquipmentView[];
    supply: number;
    deck: DeckView;
    round_end: RoundEndView;
    casino: CasinoView;
    winners: number[];
  }

  /** One player's result, round by round and colour by colour. */
  export interface SheetLine {
    seat: number;
    influence: number;
    earned: number[];
    colours: Record<string, number[]>;
    winner: boolean;
  }

  /** A colour in a settled district. */
  export interface LineSheet {
    seat: number;
    colour: string;
    gangsters: number;
    best_rank: number;
    position: number;
    value: string | null;
    points: number;
  }

  /** A district settled. */
  export interface DistrictSheet {
    place: string;
    values: string[];
    doubled: boolean;
    lines: LineSheet[];
  }

  /** A Day of Reckoning, district by district. */
  export interface ReckoningSheet {
    round: number;
    casino: number;
    possible: boolean;
    points: number[];
    districts: DistrictSheet[];
  }

  /** The standing, best first; the last Day of Reckoning; and what would happen if it were today. Of earlier days the position keeps what each colour earned and the casino number. More would make every position larger, and search copies millions of them; the events of a record tell those days in full. */
  export interface ScoreSheet {
    lines: SheetLine[];
    casino: number[];
    last: ReckoningSheet | null;
    now: ReckoningSheet[];
    decided_by: string | null;
    final: boolean;
  }
}

export namespace the_boss {
  /** A player's gangsters in a place. */
  export interface GangView {
    seat: number;
    professionals: number;
    occasionals: number;
  }

  /** A card that a city's character card shows: how many were printed, and how many this seat has not seen. */
  export interface CardView {
    face: string;
    copies: number;
    unseen: number;
    house: boolean;
  }

  /** A city, or Chicago, in the row. */
  export interface PlaceView {
    city: string;
    name: string;
    number: number | null;
    leader: number | null;
    gangsters: GangView[];
    banished: number[];
    cards: CardView[];
    played: string[];
    hidden: string | null;
    chicago_sum: number | null;
    chicago_pays: number | null;
  }

  /** What lies in front of a player. */
  export interface SeatView {
    seat: number;
    money: number;
    earned: number[];
    professionals: number;
    occasionals: number;
    prison: number[];
    hospital: number;
    shot: number;
    spent: number;
    backs: Record<string, number>;
    hand: string[] | null;
  }

  /** The open police cards and what they show. */
  export interface PoliceView {
    turned: string[];
    gold: number;
    silver: number;
    left: number;
  }

  /** All that one seat, or a spectator, may see. */
  export interface View {
    game: string;
    players: number;
    seat: number | null;
    stage: string;
    round: number;
    turn: number;
    acting: number | null;
    order: number[];
    start_player: number;
    last_round: boolean;
    extra_round: boolean;
    row: PlaceView[];
    seats: SeatView[];
    police: PoliceView;
    winners: number[];
  }

  /** One player's result, criterion by criterion. */
  export interface SheetLine {
    seat: number;
    earned: number[];
    money: number;
    last_round: number;
    gangsters: number | null;
    winner: boolean;
  }

  /** The standing, best first, and the rule that decided it (None while the game goes on). */
  export interface ScoreSheet {
    lines: SheetLine[];
    decided_by: string | null;
    final: boolean;
  }
}
