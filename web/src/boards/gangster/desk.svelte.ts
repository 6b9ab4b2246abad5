/** What lies before us and what we are about to do: half-made choices, gone as soon as the position changes. */

import { advised, isAdvised } from "../../lib/advice.svelte";
import { say } from "../../lib/words.svelte";
import type { BoardProps } from "../board";
import {
  choicesOf,
  coloursOf,
  findPath,
  placeOf,
  roadsOf,
  tableauOf,
  waysTo,
  written,
  type Card,
  type Choices,
  type PlaceView,
  type Sheet,
  type View,
} from "./notation";
import { isSame, peeked } from "./peek.svelte";
import { colourName, driveWords, placeName, tileWords, whose } from "./words";

export class Desk {
  /** The movement card to drive with. */
  chosen: Card | null = $state(null);
  /** The colour that aims across a road. */
  aiming: string | null = $state(null);
  /** The car to be pushed. */
  pushed: string | null = $state(null);
  /** With two players: the colour to act with, if it was said. */
  turned: string | null = $state(null);
  /** The place under the pointer or the focus, and the one that was clicked. */
  hovered: string | null = $state(null);
  clicked: string | null = $state(null);
  /** Who would get out. */
  leaving: { car: string; man: string } | null = $state(null);
  #wanted: { place: string; space: number } | null = null;

  constructor(private props: () => BoardProps<View, Sheet>) {}

  get view(): View {
    return this.props().view;
  }
  get names(): string[] {
    return this.props().names;
  }
  readonly choices: Choices = $derived.by(() => choicesOf(this.view, this.props().me, this.props().legal));
  readonly mine: string[] = $derived.by(() => coloursOf(this.view, this.props().me));
  readonly isMyTurn: boolean = $derived.by(() => this.props().legal.length > 0);
  readonly isAsked: boolean = $derived.by(() => this.isMyTurn && this.view.stage !== "act");

  /** The colour that acts: said, or the only one, or the one whose turn it is. */
  readonly active: string | null = $derived.by(() => {
    if (this.view.colour && this.mine.includes(this.view.colour)) return this.view.colour;
    return this.turned ?? this.mine[0] ?? null;
  });

  /** Forget what was half chosen; go on with what was chosen whole. */
  refresh(): void {
    this.chosen = this.aiming = this.turned = this.leaving = null;
    const cars = [...new Set(this.choices.pushes.map(({ pushed }) => pushed))];
    this.pushed = cars.length === 1 ? cars[0]! : null;
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted && this.view.stage === "load" && this.view.aimed === wanted.place && this.view.colour) {
      if (this.choices.loads[this.view.colour]?.includes(wanted.space)) this.#load(this.view.colour, wanted.space);
    }
  }

  /** The place whose details are shown: clicked, or where the own car stands. */
  readonly looked: PlaceView = $derived.by(() => {
    const asked = this.isAsked ? this.askedAt : null;
    const own = this.active ?? this.view.colours.find(({ seat }) => seat === this.view.acting)?.colour;
    return placeOf(this.view, asked ?? this.clicked ?? (own ? tableauOf(this.view, own).car : "")) ?? this.view.places[0]!;
  });

  /** Where the question of the present step belongs. */
  readonly askedAt: string = $derived.by(() => this.view.aimed ?? tableauOf(this.view, this.view.colour ?? this.mine[0]!).car);

  /** Places that a click would use now. */
  readonly goals: string[] = $derived.by(() => {
    const { chosen, aiming, pushed, choices } = this;
    if (pushed) return choices.pushes.filter((one) => one.pushed === pushed).map(({ place }) => place);
    if (aiming) return choices.aims[aiming] ?? [];
    return chosen ? (choices.drives[chosen.colour]?.[chosen.key] ?? []) : [];
  });

  /** The place pointed at, or else the one clicked. */
  readonly spot: string | null = $derived(this.hovered ?? this.clicked);

  /** The drive being looked at: with the chosen card, or with one that goes there. */
  readonly drive: { card: Card; place: string } | null = $derived.by(() => {
    const { spot, chosen } = this;
    if (!spot || this.aiming || this.view.stage !== "act") return null;
    const card = chosen ?? peeked() ?? this.ways(spot)[0];
    if (!card) return null;
    const reach = tableauOf(this.view, card.colour).reach[card.key] ?? [];
    return reach.includes(spot) ? { card, place: spot } : null;
  });

  readonly path: string[] = $derived.by(() => {
    if (!this.drive) return [];
    const { card, place } = this.drive;
    return findPath(this.view, tableauOf(this.view, card.colour).car, place, roadsOf(card.key)) ?? [];
  });

  ways(place: string): Card[] {
    return waysTo(this.choices, place);
  }

  /** With nothing chosen: how to get to the place that was clicked. */
  readonly clickedWays: Card[] = $derived.by(() =>
    this.clicked && !this.chosen && !this.aiming && !this.isAsked ? this.ways(this.clicked) : [],
  );

  /** The gang whose reach is looked at, if it comes here. */
  reached(place: string): string | null {
    const card = this.chosen ? null : peeked();
    return card && tableauOf(this.view, card.colour).reach[card.key]?.includes(place) ? card.colour : null;
  }

  /** The little flag over a place: what a click does. */
  flag(place: string): string {
    if (this.hovered !== place) return "";
    if (this.goals.includes(place)) {
      if (this.pushed) return say("web-gangster-push-here");
      if (this.aiming) return say("web-gangster-aim-here");
      return say("web-gangster-stop-here");
    }
    return "";
  }

  /** A place in words, and what a click does. */
  label(place: PlaceView): string {
    const words = tileWords(this.view, this.names, place).replaceAll("\n", ". ");
    if (!this.goals.includes(place.place)) return words;
    if (this.pushed)
      return `${say("gangster-action-push", { pushed: whose(this.view, this.names, this.pushed), place: place.name })}. ${words}`;
    if (this.aiming) return `${say("gangster-action-aim", { place: place.name })}. ${words}`;
    return `${driveWords(this.view, this.chosen!, place.place)}. ${words}`;
  }

  /** Does the hint lead here? */
  isAdvised(place: string): boolean {
    const words = advised.action?.split(" ") ?? [];
    return ["drive", "aim", "push"].includes(words[0] ?? "") && words.at(-1) === place;
  }

  /** The gangster whom the hint would load from here, by the number of the space. */
  advisedMan(place: string): number | null {
    const loader = this.loader(place);
    return loader && isAdvised(written(this.view, "load", loader)) ? Number(advised.action!.split(" ").at(-1)) : null;
  }

  /** Which of our colours would load from here: its car stands here, or it has taken aim. */
  loader(place: string): string | null {
    if (this.view.stage === "load") return this.view.aimed === place ? this.view.colour : null;
    if (this.aiming && this.goals.includes(place)) return this.aiming;
    const here = this.mine.filter((colour) => tableauOf(this.view, colour).car === place);
    return here.find((colour) => colour === this.active) ?? here[0] ?? null;
  }

  /** Spaces from which a gangster can be loaded now. */
  legalMen(place: PlaceView): number[] {
    const loader = this.loader(place.place);
    if (!loader) return [];
    if (this.aiming && this.view.stage === "act" && tableauOf(this.view, loader).car !== place.place) {
      return place.spaces.flatMap((man, at) => (man && man !== loader ? [at + 1] : []));
    }
    return this.choices.loads[loader] ?? [];
  }

  /** A gangster who is not there yet. */
  ghost(place: string): string | null {
    if (this.leaving) return tableauOf(this.view, this.leaving.car).car === place ? this.leaving.man : null;
    if (this.drive?.place === place && this.mine.includes(this.drive.card.colour)) return this.drive.card.colour;
    return null;
  }

  /** What the dock says while something is half chosen. */
  readonly prompt: string = $derived.by(() => {
    const { chosen, aiming } = this;
    if (aiming) return say("web-gangster-prompt-aim");
    if (chosen) return say("web-gangster-prompt-drive", { card: chosen.key });
    return "";
  });

  // --- what we do

  act(action: string): void {
    if (!this.props().busy) this.props().act(action);
  }

  /** Choose a card, or put it back. A card that lies face down says why not. */
  pick(card: Card): void {
    this.aiming = null;
    if (this.choices.drives[card.colour]?.[card.key]) {
      this.chosen = isSame(this.chosen, card) ? null : card;
      this.turned = card.colour;
    } else {
      const { car } = tableauOf(this.view, card.colour);
      this.act(written(this.view, "drive", card.colour, card.key, placeOf(this.view, car)?.neighbours[0] ?? car));
    }
  }

  aim(colour: string): void {
    this.chosen = null;
    const places = this.choices.aims[colour];
    if (places) this.aiming = this.aiming === colour ? null : colour;
    else this.act(written(this.view, "aim", colour, placeOf(this.view, tableauOf(this.view, colour).car)?.neighbours[0] ?? ""));
  }

  unload(colour: string, who: string): void {
    this.turned = colour;
    this.act(written(this.view, "unload", colour, who));
  }

  drivesTo(card: Card, place: string): void {
    this.act(written(this.view, "drive", card.colour, card.key, place));
  }

  /** A place was clicked. A finger first shows the way, and the second tap drives. */
  click(place: string, touch: boolean): void {
    if (this.pushed && this.view.stage === "push") this.act(`push ${this.pushed} ${place}`);
    else if (this.aiming) this.act(written(this.view, "aim", this.aiming, place));
    else if (this.chosen && !(touch && this.clicked !== place && this.goals.includes(place))) this.drivesTo(this.chosen, place);
    else this.clicked = this.clicked === place && !this.chosen ? null : place;
  }

  /** A gangster was clicked. */
  take(place: string, space: number): void {
    const loader = this.loader(place);
    if (!loader) return;
    if (this.aiming && this.view.stage === "act" && tableauOf(this.view, loader).car !== place) {
      this.#wanted = { place, space };
      this.act(written(this.view, "aim", loader, place));
    } else this.#load(loader, space);
  }

  #load(colour: string, space: number): void {
    this.act(written(this.view, "load", colour, space));
  }

  /** Put everything half chosen back; false if there was nothing. */
  putBack(): boolean {
    const something = this.chosen !== null || this.aiming !== null || this.clicked !== null;
    this.chosen = this.aiming = this.clicked = null;
    return something;
  }

  /** How a car is announced. */
  carWords(colour: string): string {
    const { car, cards } = tableauOf(this.view, colour);
    return say("web-gangster-car", {
      who: `${whose(this.view, this.names, colour)} (${colourName(colour)})`,
      place: placeName(this.view, car),
      cards: cards.join(", ") || "–",
    });
  }
}
