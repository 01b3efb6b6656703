/** A code or document that can be shown. */
export interface Shown {
  readonly name: string;
  /** Address of its drawing. */
  readonly url: string;
  /** The results that the page shows for it; empty if there are none. */
  readonly expected: string;
}

/** Where the page has the expected results of a sheet. */
const results = { codes: 'li:not([hidden])', documents: 'pre code' } as const;

/** The codes or documents of a page, in its order. */
export function sheetsIn(page: ParentNode | null | undefined, kind: keyof typeof results): Shown[] {
  const links = page?.querySelectorAll<HTMLAnchorElement>('a[data-sheet]') ?? [];
  return Array.from(links, ({ dataset, href, parentElement }) => ({
    name: dataset.sheet ?? '',
    url: href,
    expected: Array.from(
      parentElement?.querySelectorAll(results[kind]) ?? [],
      ({ textContent }) => textContent,
    ).join('\n'),
  }));
}

/** Lines with results, by their code. What is before the value names its platforms. */
const linesOf = (page: ParentNode): HTMLElement[][] =>
  Array.from(page.querySelectorAll('a[data-sheet]'), ({ parentElement }) => [
    ...(parentElement?.querySelectorAll<HTMLElement>('li:has(code)') ?? []),
  ]);

/** The platforms of a line: `Android, Cordova on Android: {…}` names both, each without its system. */
export const platformsOf = (line: string): string[] =>
  line
    .slice(0, Math.max(0, line.indexOf(':')))
    .split(',')
    .map((name) => name.replace(/ on .*$/, '').trim());

/** All platforms that a page has results for, in its order. */
export function platformsIn(page: ParentNode): string[] {
  const names = linesOf(page).flatMap((lines) =>
    lines.flatMap(({ textContent }) => platformsOf(textContent)),
  );
  return [...new Set(names)];
}

/** Hides the results of other platforms; none for an empty name, and none of a code that names no such platform. */
export function showResultsOf(platform: string, page: ParentNode): void {
  for (const lines of linesOf(page)) {
    const matching = lines.filter(({ textContent }) => platformsOf(textContent).includes(platform));
    for (const line of lines) line.hidden = matching.length > 0 && !matching.includes(line);
  }
}
