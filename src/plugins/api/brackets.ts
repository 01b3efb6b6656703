/** Text between brackets, for the parsers of declarations. The `>` of an arrow closes nothing. */

/** Whether the `>` at `index` is part of an arrow. */
export const isArrow = (text: string, index: number): boolean =>
  text[index] === '>' && '-='.includes(text[index - 1] ?? ' ');

/** Splits a list at commas that are not inside brackets. */
export function splitTop(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < list.length; i += 1) {
    const char = list[i] ?? '';
    if ('(<[{'.includes(char)) depth += 1;
    if (')>]}'.includes(char) && !isArrow(list, i)) depth -= 1;
    if (char === ',' && depth === 0) {
      parts.push(list.slice(start, i).trim());
      start = i + 1;
    }
  }
  const last = list.slice(start).trim();
  return last === '' ? parts : [...parts, last];
}

/** Index of the parenthesis that closes the one at `open`, or -1. */
export function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    if (text[i] === ')') {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  return -1;
}
