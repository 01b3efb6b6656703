import { describe, expect, it } from 'vitest';
import { parseChangelog, type ChangelogItem } from './changelog';

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

/** Entries of a version. */
const read = (text: string): { items: readonly ChangelogItem[]; problems: readonly object[] } => {
  const { entries, problems } = parseChangelog(`## 1.0 (2025)\n\n${text}`);
  return { items: entries[0]?.items ?? [], problems };
};

describe('the entries of a version', () => {
  it('have a kind, symbols, names and a text', () => {
    const { items, problems } = read(
      `A paragraph.

### Changed

- **Breaking:** \`sdk:DeckleSDK.writePDF\` takes \`maxSizeKB\` or \`null\`, see \`config.xml\`. [Change it](./migration.mdx#write-pdf).
- On one line.
- **Requires:** Host 3. [B](./migration.mdx#b).

### Removed

- **Breaking:** \`title\`. [Delete it](./compatibility.mdx).

## Next steps

- [C](./x.mdx): d
`,
    );
    expect(problems).toEqual([]);
    expect(items).toMatchObject([
      {
        group: 'Changed',
        kind: 'Breaking',
        symbols: ['DeckleSDK.writePDF'],
        names: ['maxSizeKB'],
        text: '`sdk:DeckleSDK.writePDF` takes `maxSizeKB` or `null`, see `config.xml`. [Change it](./migration.mdx#write-pdf).',
        line: 7,
      },
      { kind: 'Changed', symbols: [], names: [], text: 'On one line.', line: 8 },
      { group: 'Changed', kind: 'Requires', text: 'Host 3. [B](./migration.mdx#b).' },
      { group: 'Removed', kind: 'Breaking', names: ['title'] },
    ]);
  });

  it.each([
    ['### Aded\n\n- A.', 3, 'Did you mean "Added"?'],
    ['- A.', 3, 'paragraphs first, then "### Removed"'],
    ['### Added\n\n- A.\n\nMore.', 7, 'nothing but entries'],
    ['### Added\n\n- A\n  b.', 6, 'each on one line'],
    ['### Changed\n\n- **breaking:** A.', 5, 'exactly so'],
    ['### Added\n\n- **Requires:** A. [B](./migration.mdx#b).', 5, 'below "### Changed"'],
    ['### Changed\n\n- **Requires:** A.', 5, 'Link what the reader has to do'],
    [
      '### Removed\n\n- `x`. [Delete it](./migration.mdx#x).',
      5,
      'Begin the entry with "**Breaking:**"',
    ],
    ['### Changed\n\n- **Breaking:** A.', 5, 'Link what the reader has to do'],
    ['### Deprecated\n\n- `sdk:A.b`. Use `c`.', 5, 'Link what the reader has to do'],
    ['### Deprecated\n\n- `b`. [Move it](./migration.mdx#b).', 5, 'Name what is deprecated'],
  ])('are refused in another form: %j', (text, line, message) => {
    expect(read(text).problems).toEqual([
      { line, message: expect.stringContaining(message) as string },
    ]);
  });
});
