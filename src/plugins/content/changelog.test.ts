import { describe, expect, it } from 'vitest';
import { parseChangelog, versionAnchor } from './changelog';

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
    '## Version 2.0.0',
    '## 2.0.0',
    '## 2.0.0 (March 2025)',
    '## v2.0.0 (2025)',
    '## 2.0.0 (2025-3)',
  ])('refuses %j', (heading) => {
    const { entries, problems } = parseChangelog(`## 3.0.0 (2026)\n${heading}`);
    expect(entries).toHaveLength(1);
    expect(problems).toMatchObject([
      { line: 2, message: expect.stringContaining('is not a version heading') as string },
    ]);
  });

  it('requires at least one version', () => {
    expect(parseChangelog('Nothing yet.\n\n## Next steps\n').problems).toMatchObject([{ line: 1 }]);
  });

  it.each([
    '2026-13-45',
    '2026-02-30',
    '2025-02-29',
    '2026-00',
    '2026-13',
    '2026-04-31',
    '2026-04-00',
  ])('refuses the date %s, which no calendar has', (date) => {
    const { problems } = parseChangelog(`## 2.0.0 (2026-12-31)\n\n## 1.0.0 (${date})\n`);
    expect(problems[0]).toMatchObject({
      line: 3,
      message: expect.stringContaining(`There is no date ${date}.`) as string,
    });
  });

  it.each(['2024-02-29', '2026-12-31', '2026-12', '2026'])('accepts the date %s', (date) => {
    expect(parseChangelog(`## 1.0.0 (${date})\n`).problems).toEqual([]);
  });

  it('refuses a version that has an entry already', () => {
    const { problems } = parseChangelog('## 2.0.0 (2026)\n\n## 1.0.0 (2025)\n\n## 2.0.0 (2024)\n');
    expect(problems).toEqual([
      {
        line: 5,
        message:
          'Version 2.0.0 already has an entry on line 1. Merge the two, or correct one of the versions.',
      },
    ]);
  });

  it('requires the newest version first', () => {
    const { problems } = parseChangelog('## 1.0.0 (2023)\n\n## 2.0.0 (2025)\n');
    expect(problems).toEqual([
      { line: 3, message: '2.0.0 is dated after 1.0.0 above it; newest comes first.' },
    ]);
  });

  it('compares dates within a year as far as both are known', () => {
    expect(parseChangelog('## 1.0.0 (2025-03)\n\n## 2.0.0 (2025-11)\n').problems).toHaveLength(1);
    expect(parseChangelog('## 2.0.0 (2025)\n\n## 1.0.0 (2025-11)\n').problems).toEqual([]);
    expect(parseChangelog('## 2.0.0 (2025-11)\n\n## 1.0.0 (2025-11-03)\n').problems).toEqual([]);
  });
});

describe('versionAnchor', () => {
  it('is not a bare number, which could be the anchor of another heading', () => {
    expect(versionAnchor('1.9.0.0')).toBe('v1.9.0.0');
  });
});
