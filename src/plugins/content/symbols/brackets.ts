/** Splits a list at commas that are not inside brackets. The `>` of an arrow closes none. */
export function splitTop(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of list.matchAll(/[-=]>|[(<[{)>\]},]/g)) {
    if ('(<[{'.includes(mark)) depth += 1;
    if (')>]}'.includes(mark)) depth -= 1;
    if (mark === ',' && depth === 0) {
      parts.push(list.slice(start, index).trim());
      start = index + 1;
    }
  }
  const last = list.slice(start).trim();
  return last === '' ? parts : [...parts, last];
}
