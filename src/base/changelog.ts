// Reads the headings of versions on a changelog page.

/** Whether the calendar has a year, month or day: `Date` takes February 30 for March 2. */
function isDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** What a heading such as `## 1.9.0.0 (2026-07-21)` says. */
export function readVersionHeading(line: string): { version: string; date: string } | undefined {
  const [, version, date] = /^##\s+(\d[\w.-]*)\s+\((\d{4}(?:-\d\d){0,2})\)\s*$/.exec(line) ?? [];
  return version === undefined || date === undefined || !isDate(date)
    ? undefined
    : { version, date };
}

/** The versions of a changelog page, newest first. */
export function changelogVersions(page: string): string[] {
  return page.split('\n').flatMap((line) => readVersionHeading(line)?.version ?? []);
}
