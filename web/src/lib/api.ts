/** The HTTP side of the table server. Whatever goes wrong arrives as a Problem. */

import type { Checked, Fill, GameContent, Join, NewTable, OpenedRecord, Opinion, Position, Problem, Rulebook, Seated, SeatLink, Shelf, TableInfo, PlayOn, Proof, Standings } from "../protocol";
import { language } from "./preferences.svelte";

/** A request that was refused, or did not reach the server (code `offline`). */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function request<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused({ code: "offline", message: "", rule: null, title: null, facts: {} });
  }
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json") ?? false;
  if (!response.ok) {
    const problem = json ? (JSON.parse(text) as Problem) : { code: "internal", message: text, rule: null, title: null, facts: {} };
    throw new Refused(problem);
  }
  return (json ? JSON.parse(text) : text) as T;
}

export const api = {
  shelf: () => request<Shelf>("GET", `/api/games?lang=${language()}`),
  lobby: () => request<TableInfo[]>("GET", "/api/tables"),
  setUp: (table: NewTable) => request<Seated>("POST", "/api/tables", table),
  byCode: (code: string) => request<TableInfo>("GET", `/api/codes/${encodeURIComponent(code)}`),
  look: (table: string) => request<TableInfo>("GET", `/api/tables/${table}`),
  sitDown: (table: string, join: Join) => request<Seated>("POST", `/api/tables/${table}/seats`, join),
  fill: (table: string, seat: number, fill: Fill, token: string) =>
    request<TableInfo>("PUT", `/api/tables/${table}/seats/${seat}`, fill, token),
  leave: (table: string, seat: number, token: string) =>
    request<TableInfo>("DELETE", `/api/tables/${table}/seats/${seat}`, undefined, token),
  comeBack: (table: string, seat: number, token: string) =>
    request<TableInfo>("POST", `/api/tables/${table}/seats/${seat}/back`, undefined, token),
  renew: (table: string, seat: number, token: string) =>
    request<Seated>("POST", `/api/tables/${table}/seats/${seat}/renew`, undefined, token),
  invitation: (table: string, token: string) =>
    request<SeatLink>("GET", `/api/tables/${table}/invitation`, undefined, token),
  link: (table: string, token: string) => request<SeatLink>("POST", `/api/tables/${table}/link`, undefined, token),
  rematch: (table: string, token: string) => request<Seated>("POST", `/api/tables/${table}/rematch`, undefined, token),
  record: (table: string, token?: string) => request<string>("GET", `/api/tables/${table}/record`, undefined, token),
  openRecord: (text: string) => request<OpenedRecord>("POST", `/api/records?lang=${language()}`, { text }),
  rulebook: (game: string) => request<Rulebook>("GET", `/api/rulebooks/${game}`),
  content: (game: string, content: string) =>
    request<GameContent>("GET", `/api/games/${encodeURIComponent(game)}/contents/${encodeURIComponent(content)}`),
  checkContent: (game: string, files: Record<string, string>) =>
    request<Checked>("POST", `/api/games/${encodeURIComponent(game)}/content-check`, { files }),
  saveContent: (game: string, name: string, files: Record<string, string>) =>
    request<GameContent>("PUT", `/api/games/${encodeURIComponent(game)}/contents/${encodeURIComponent(name)}`, { files }),
  standings: (record: string) => request<Standings>("GET", `/api/records/${record}/standings`),
  proof: (record: string) => request<Proof>("GET", `/api/records/${record}/proof`),
  opinion: (record: string, ply: number) =>
    request<Opinion>("GET", `/api/records/${record}/positions/${ply}/opinion?lang=${language()}`),
  playOn: (record: string, wish: PlayOn) => request<Seated>("POST", `/api/records/${record}/tables`, wish),
  /** Through the eyes of a seat or (null) a spectator, or with everything open. */
  position: (record: string, ply: number, eyes: number | null | "all") => {
    const whose = eyes === null ? "" : eyes === "all" ? "&everything=true" : `&seat=${eyes}`;
    return request<Position>("GET", `/api/records/${record}/positions/${ply}?lang=${language()}${whose}`);
  },
};
