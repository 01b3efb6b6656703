// What a feed holds: tests/build/changelogs.test.ts.
import { expect, it } from 'vitest';
import { moments } from './atom';

it.each([
  // The beginning of the year, month or day that is known.
  [
    ['2026-03-17', '2025-03', '2024'],
    ['2026-03-17', '2025-03-01', '2024-01-01'],
  ],
  // Never before a release below.
  [
    ['2025', '2025-03', '2025-02-19', '2024'],
    ['2025-03-01', '2025-03-01', '2025-02-19', '2024-01-01'],
  ],
])('releases of %j are of %j', (dates, days) => {
  expect(moments(dates).map((date) => date.toISOString())).toEqual(
    days.map((day) => `${day}T00:00:00.000Z`),
  );
});
