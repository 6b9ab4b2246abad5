/** Where things stand in a chart. */

/** Round numbers from the least to the most, at most six of them. */
export function ticksOf(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (most - least) / one <= 5) ?? 200;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, at) => first + at * step);
}

/** Move labels up or down until none lies on another, in the same order, within the bounds. */
export function apart(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  let above = top - gap;
  for (const at of order) above = placed[at] = Math.max(wanted[at]!, above + gap);
  let below = bottom + gap;
  for (const at of order.reverse()) below = placed[at] = Math.min(placed[at]!, below - gap);
  return placed;
}
