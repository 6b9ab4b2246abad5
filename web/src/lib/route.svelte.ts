/** Where we are: everything stands after the `#`, which browsers send to nobody. */

export interface Route {
  [name: string]: string;
}

function read(): Route {
  return Object.fromEntries(new URLSearchParams(location.hash.replace(/^#/, "")));
}

let current: Route = $state.raw(read());
window.addEventListener("hashchange", () => (current = read()));

/** Such as `{ table: "abc" }`, `{ join: "ABCDEF" }`; empty at home. */
export function route(): Route {
  return current;
}

export function go(to: Route, replace = false): void {
  const hash = `#${new URLSearchParams(to)}`;
  if (replace) {
    history.replaceState(null, "", hash);
    current = read();
  } else {
    location.hash = hash;
  }
}

/** An address for a link. */
export function href(to: Route): string {
  return `#${new URLSearchParams(to)}`;
}
