// Reads the headings of versions on a changelog page.

/** What a heading such as `## 1.9.0.0 (2026-07-21)` says. */
export function readVersionHeading(line: string): { version: string; date: string } | undefined {
  const [, version, date] =
    /^##\s+(\d[\w.-]*)\s+\((\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)\)\s*$/.exec(
      line,
    ) ?? [];
  return version === undefined || date === undefined ? undefined : { version, date };
}

/** The versions of a changelog page, newest first. */
export function changelogVersions(page: string): string[] {
  return page.split('\n').flatMap((line) => readVersionHeading(line)?.version ?? []);
}
