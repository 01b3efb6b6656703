type Row = readonly boolean[];

/** Keys of a point of the grid. */
const keyOf = (x: number, y: number): string => `${String(x)} ${String(y)}`;

/**
 * The outline of the dark cells of a grid, as the data of an SVG path for the fill rule `evenodd`. One cell is one unit.
 * Cells side by side share one outline: between separate rectangles, browsers would show hairlines.
 */
export function outline(rows: readonly Row[]): string {
  const dark = (x: number, y: number): boolean => rows[y]?.[x] ?? false;
  // Edges with the dark cell on their right, by the point that they begin at.
  const edges = new Map<string, [number, number][]>();
  const add = (x: number, y: number, toX: number, toY: number): void => {
    const key = keyOf(x, y);
    edges.set(key, [...(edges.get(key) ?? []), [toX, toY]]);
  };
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return;
      if (!dark(x, y - 1)) add(x, y, x + 1, y);
      if (!dark(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!dark(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!dark(x - 1, y)) add(x, y + 1, x, y);
    });
  });
  let path = '';
  for (const start of edges.keys()) {
    while ((edges.get(start)?.length ?? 0) > 0) {
      const [x = 0, y = 0] = start.split(' ').map(Number);
      path += `M${start}${loop(edges, x, y)}z`;
    }
  }
  return path;
}

/** Takes a closed line of edges, and returns it as `h` and `v` with edges in one direction joined. */
function loop(
  edges: ReadonlyMap<string, [number, number][]>,
  startX: number,
  startY: number,
): string {
  const steps: { readonly command: 'h' | 'v'; length: number }[] = [];
  let [x, y] = [startX, startY];
  do {
    const next = edges.get(keyOf(x, y))?.shift();
    if (next === undefined) throw new Error('An outline is open.');
    const command = next[1] === y ? 'h' : 'v';
    const length = command === 'h' ? next[0] - x : next[1] - y;
    const last = steps.at(-1);
    if (last?.command === command && Math.sign(last.length) === Math.sign(length)) {
      last.length += length;
    } else steps.push({ command, length });
    [x, y] = next;
  } while (x !== startX || y !== startY);
  // The line closes itself.
  return steps
    .slice(0, -1)
    .map(({ command, length }) => `${command}${String(length)}`)
    .join('');
}
