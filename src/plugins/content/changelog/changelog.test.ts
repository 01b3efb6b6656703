import { describe, expect, it } from 'vitest';
import { parseChangelog } from './changelog';

describe('parseChangelog', () => {
  it('reads versions, newest first, with dates of any precision', () => {
    const { entries, problems } = parseChangelog(
      'Intro.\n\n## 2.0.0 (2025)\n\n### Added\n\n- A.\n\n## 1.0.0-beta.1 (2024-09)\n\n## 1.5.1.9 (2023-12-19)\n\n## Next steps\n',
    );
    expect(problems).toEqual([]);
    expect(entries).toMatchObject([
      { version: '2.0.0', date: '2025', line: 3, anchor: 'v2.0.0' },
      { version: '1.0.0-beta.1', date: '2024-09', line: 9, anchor: 'v1.0.0-beta.1' },
      { version: '1.5.1.9', date: '2023-12-19', line: 11, anchor: 'v1.5.1.9' },
    ]);
  });

  it.each([
    ['## 3.0.0 (2026)\n## 2.0.0', 2, 'is not a version heading'],
    ['## 3.0.0 (2026)\n## 2.0.0 (March 2025)', 2, 'is not a version heading'],
    ['## 3.0.0 (2026)\n## 2.0.0 (2025-3)', 2, 'is not a version heading'],
    ['## 3.0.0 (2026)\n## 2.0.0 (2025-13)', 2, 'is not a version heading'],
    ['## 3.0.0 (2026)\n## 2.0.0 (2025-12-32)', 2, 'is not a version heading'],
    ['## 3.0.0 (2026)\n## 2.0.0 (2025-02-29)', 2, 'is not a version heading'],
    ['Nothing yet.\n\n## Next steps\n', 1, ''],
    [
      '## 2.0.0 (2026)\n\n## 1.0.0 (2025)\n\n## 2.0.0 (2024)\n',
      5,
      'Version 2.0.0 already has an entry on line 1. Merge the two, or correct one of the versions.',
    ],
    [
      '## 1.0.0 (2023)\n\n## 2.0.0 (2025)\n',
      3,
      '2.0.0 is dated after 1.0.0 above it; newest comes first.',
    ],
  ])('refuses %j', (source, line, message) => {
    expect(parseChangelog(source).problems).toEqual([
      { line, message: expect.stringContaining(message) as string },
    ]);
  });

  it.each([
    '## 1.0.0 (2024-02-29)',
    '## 1.0.0 (2026-12)',
    // Dates are compared as far as both are known.
    '## 2.0.0 (2025)\n\n## 1.0.0 (2025-11)',
    '## 2.0.0 (2025-11)\n\n## 1.0.0 (2025-11-03)',
  ])('accepts %j', (source) => {
    expect(parseChangelog(`${source}\n`).problems).toEqual([]);
  });
});
