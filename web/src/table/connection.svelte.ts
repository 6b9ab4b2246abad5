/** One WebSocket to one table. It comes back by itself, and sends again what was not answered. */

import ReconnectingWebSocket from "partysocket/ws";
import type { CloseEvent } from "partysocket/ws";
import {
  PROTOCOL,
  type Advice,
  type Answer,
  type ChatLine,
  type ClientMessage,
  type Problem,
  type ServerMessage,
  type Sight,
  type TableInfo,
} from "../protocol";
import { language } from "../lib/preferences.svelte";
import { Eyes } from "./eyes.svelte";

type Reply = Answer | Sight | Advice;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Message = WithoutId<ClientMessage>;

/** Close codes after which coming back is of no use: docs/protocol.md. */
const FINAL = new Set([4000, 4003, 4008, 4010]);
/** Milliseconds to wait before saying again what came too fast. */
const BREATH = 1000;
/** What has a limit of its own: whoever reaches it is told so. */
const TOLD = new Set(["hint", "say"]);

/** A message was refused. */
export class NotDone extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Sixteen signs at random; `crypto.randomUUID` is missing on pages that come over plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join("");
}

interface Waiting {
  message: ClientMessage;
  resolve: (reply: Reply) => void;
  reject: (problem: NotDone) => void;
}

export class Connection {
  table: TableInfo | null = $state.raw(null);
  /** The seats held, in their order; none: watching. */
  seats: number[] = $state.raw([]);
  /** What each viewer of ours sees; empty before the deal. */
  eyes: Eyes[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  state: "joining" | "there" | "away" | "refused" = $state("joining");
  /** Why we were sent away for good. */
  refusal: Problem | null = $state.raw(null);
  /** Seconds left when time is running out, and for whom. */
  hurry: { seats: number[]; until: number } | null = $state.raw(null);
  #socket: ReconnectingWebSocket;
  #waiting = new Map<string, Waiting>();
  #hello = "";
  #tokens: string[];

  constructor(
    readonly id: string,
    tokens: string[],
    readonly keep: (tokens: string[]) => void,
  ) {
    this.#tokens = tokens;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new ReconnectingWebSocket(`${scheme}://${location.host}/ws`, [], {
      minReconnectionDelay: 300 + Math.random() * 400,
      maxReconnectionDelay: 10_000,
      connectionTimeout: 8_000,
      maxEnqueuedMessages: 0, // what is not answered is sent again after hello, never before it
      shouldReconnectOnClose: (event: CloseEvent) => !FINAL.has(event.code) && this.state !== "refused",
    });
    this.#socket.addEventListener("open", () => this.#greet());
    this.#socket.addEventListener("message", (event) => this.#take(JSON.parse(String(event.data)) as ServerMessage));
    this.#socket.addEventListener("close", () => {
      if (this.state === "there") this.state = "away";
    });
  }

  /** Send a message; the promise ends when the server has answered, be it after coming back. */
  send(message: { type: "look" } & Message): Promise<Sight>;
  send(message: { type: "hint" } & Message): Promise<Advice>;
  send(message: Message): Promise<Answer>;
  send(message: Message): Promise<Reply> {
    const whole = { ...message, id: newId() } as ClientMessage;
    return new Promise((resolve, reject) => {
      this.#waiting.set(whole.id, { message: whole, resolve, reject });
      if (this.state === "there") this.#socket.send(JSON.stringify(whole));
    });
  }

  /** Say hello again: another language, or other seats. */
  begin(tokens = this.#tokens): void {
    this.#tokens = tokens;
    this.eyes.forEach((eyes) => eyes.stop());
    this.eyes = [];
    this.state = "joining";
    if (this.#socket.readyState !== WebSocket.CONNECTING) this.#socket.reconnect(); // else hello is yet to be said
  }

  close(): void {
    this.eyes.forEach((eyes) => eyes.stop());
    if (this.#socket.readyState === WebSocket.CONNECTING) this.#socket.addEventListener("open", () => this.#socket.close());
    else this.#socket.close();
  }

  #greet(): void {
    this.#hello = newId();
    const have = this.eyes.length ? Math.min(...this.eyes.map((eyes) => eyes.have)) : -1;
    const hello: ClientMessage = {
      type: "hello",
      id: this.#hello,
      protocol: PROTOCOL,
      table: this.id,
      tokens: this.#tokens,
      have,
      lang: language(),
    };
    this.#socket.send(JSON.stringify(hello));
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.seats = message.seats;
        this.chat = message.chat;
        this.#tokens = message.tokens;
        if (message.tokens.length) this.keep(message.tokens);
        this.state = "there";
        for (const { message: unanswered } of this.#waiting.values()) this.#again(unanswered);
        break;
      case "update": {
        const eyes = this.eyes.find((one) => one.seat === message.seat);
        if (eyes) eyes.take(message);
        else this.eyes = [...this.eyes, new Eyes(message.seat, message)];
        this.hurry = null;
        break;
      }
      case "table":
        this.table = message.table;
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        break;
      case "hurry":
        this.hurry = { seats: message.seats, until: Date.now() + 1000 * message.seconds_left };
        break;
      case "answer":
      case "sight":
      case "advice":
        this.#answered(message);
    }
  }

  #again(message: ClientMessage): void {
    if (this.state === "there" && this.#waiting.has(message.id)) this.#socket.send(JSON.stringify(message));
  }

  #answered(reply: Reply): void {
    // Where not even the id of our hello could be read, the address of the table was nonsense.
    const nonsense = reply.id === "" && this.state === "joining";
    if ((reply.id === this.#hello || nonsense) && reply.type === "answer" && reply.problem) {
      this.refusal = nonsense ? { ...reply.problem, code: "no-table" } : reply.problem;
      this.state = "refused";
      this.#socket.close();
      return;
    }
    const waiting = this.#waiting.get(reply.id);
    if (waiting && reply.type === "answer" && reply.problem?.code === "slow-down" && !TOLD.has(waiting.message.type)) {
      setTimeout(() => this.#again(waiting.message), BREATH);
      return;
    }
    this.#waiting.delete(reply.id);
    if (reply.type === "answer" && reply.problem) waiting?.reject(new NotDone(reply.problem));
    else waiting?.resolve(reply);
  }
}
