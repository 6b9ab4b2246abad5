import { beforeEach, describe, expect, test } from "vitest";
import { endsScene, isTyped, moveFocus } from "./keys";

/** Buttons on a stage, each with its place; happy-dom knows no layout. */
function stage(...buttons: [name: string, x: number, y: number, legal?: boolean][]): HTMLElement {
  document.body.innerHTML = "<main></main><button id='outside'></button>";
  const main = document.querySelector("main")!;
  for (const [name, x, y, legal = true] of buttons) {
    const button = document.createElement("button");
    button.id = name;
    button.classList.toggle("legal", legal);
    button.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    button.getClientRects = () => [new DOMRect(x, y, 10, 10)] as unknown as DOMRectList;
    main.append(button);
  }
  return main;
}
const focus = (id: string): void => document.getElementById(id)!.focus();
const focused = (): string | undefined => document.activeElement?.id;

describe("arrow keys", () => {
  let main: HTMLElement;
  beforeEach(() => {
    main = stage(["a", 0, 0], ["b", 50, 4], ["c", 30, 60], ["d", 100, 0, false]);
  });
  test("begin at the first thing that can be chosen", () => {
    focus("outside");
    expect(moveFocus(main, "ArrowLeft")).toBe(true);
    expect(focused()).toBe("a");
  });
  test("go to the nearest in their direction, and rather straight on", () => {
    focus("a");
    moveFocus(main, "ArrowRight");
    expect(focused()).toBe("b");
    moveFocus(main, "ArrowDown");
    expect(focused()).toBe("c");
    moveFocus(main, "ArrowUp");
    expect(focused()).toBe("b");
  });
  test("pass over what is not legal, and stay where nothing follows", () => {
    focus("b");
    expect(moveFocus(main, "ArrowRight")).toBe(false);
    expect(focused()).toBe("b");
  });
  test("reach every button when nothing is legal", () => {
    main = stage(["a", 0, 0, false], ["d", 100, 0, false]);
    focus("a");
    expect(moveFocus(main, "ArrowRight")).toBe(true);
    expect(focused()).toBe("d");
  });
  test("have nowhere to go on an empty stage", () => {
    expect(moveFocus(stage(), "ArrowDown")).toBe(false);
  });
});

describe("a key during a scene", () => {
  const key = (name: string, target: Element): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { key: name, bubbles: true });
    target.dispatchEvent(event);
    return event;
  };
  test("ends it, unless it does nothing by itself", () => {
    expect(endsScene(key(" ", document.body))).toBe(true);
    expect(endsScene(key("Shift", document.body))).toBe(false);
  });
  test("belongs to the field that somebody types into", () => {
    const field = document.body.appendChild(document.createElement("textarea"));
    expect(isTyped(key("a", field))).toBe(true);
    expect(endsScene(key("Enter", field))).toBe(false);
  });
});
