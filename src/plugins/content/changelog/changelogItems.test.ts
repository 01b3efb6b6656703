import { describe, expect, it } from 'vitest';
import { parseChangelog } from './changelog';
import { parseItems, type ChangelogItem } from './changelogItems';

const read = (text: string): ReturnType<typeof parseItems> => parseItems(text.split('\n'), 10);
const first = (text: string): ChangelogItem | undefined => read(text).items[0];

describe('the entries of a version', () => {
  it('have a kind, symbols, names, a step and a text', () => {
    const { items, problems } = read(
      `A paragraph.

### Changed

- **Breaking:** \`sdk:DeckleSDK.writePDF\` takes \`maxSizeKB\` or \`null\`, see \`config.xml\`. [Change it](./migration.mdx#write-pdf).
- On one line.

### Removed

- **Breaking:** \`title\`. [Delete it](./compatibility.mdx).
`,
    );
    expect(problems).toEqual([]);
    expect(items).toEqual([
      {
        kind: 'Changed',
        breaking: true,
        symbols: ['DeckleSDK.writePDF'],
        names: ['maxSizeKB'],
        step: './migration.mdx#write-pdf',
        text: '`sdk:DeckleSDK.writePDF` takes `maxSizeKB` or `null`, see `config.xml`. [Change it](./migration.mdx#write-pdf).',
        line: 14,
      },
      {
        kind: 'Changed',
        breaking: false,
        symbols: [],
        names: [],
        step: undefined,
        text: 'On one line.',
        line: 15,
      },
      expect.objectContaining({ kind: 'Removed', names: ['title'], step: './compatibility.mdx' }),
    ]);
  });

  it('are requirements below Changed', () => {
    const text = '- **Requires:** Host 3. [B](./migration.mdx#b).';
    expect(first(`### Changed\n\n${text}`)).toMatchObject({
      kind: 'Requires',
      breaking: false,
      text: 'Host 3. [B](./migration.mdx#b).',
    });
  });

  it('take the step from the first link to instructions', () => {
    const text = '- **Breaking:** [A](./colorConfig.mdx#x). [B](./migration.mdx#b).';
    expect(first(`### Changed\n\n${text}`)?.step).toBe('./migration.mdx#b');
  });

  it.each([
    ['### Aded\n\n- A.', 10, 'Did you mean "Added"?'],
    ['- A.', 10, 'below a heading of its kind'],
    ['### Added\n\n- A.\n\nMore.', 14, 'there are only entries'],
    ['### Added\n\n- A\n  b.', 13, 'there are only entries'],
    ['### Changed\n\n- **breaking:** A.', 12, 'exactly so'],
    ['### Added\n\n- **Requires:** A. [B](./migration.mdx#b).', 12, 'below "### Changed"'],
    ['### Changed\n\n- **Requires:** A.', 12, 'Link what the reader has to do'],
    ['### Removed\n\n- `x`.', 12, 'Begin the entry with "**Breaking:**"'],
    ['### Changed\n\n- **Breaking:** A.', 12, 'Link what the reader has to do'],
    ['### Deprecated\n\n- `sdk:A.b`. Use `c`.', 12, 'Link what the reader has to do'],
    ['### Deprecated\n\n- `b`. [Move it](./migration.mdx#b).', 12, 'Name what is deprecated'],
  ])('are refused in another form: %j', (text, line, message) => {
    expect(read(text).problems).toEqual([
      { line, message: expect.stringContaining(message) as string },
    ]);
  });

  it('end where the next version or section begins', () => {
    const { entries, problems } = parseChangelog(
      '## 2.0 (2025)\n\n### Added\n\n- A.\n\n## 1.0 (2024)\n\n### Fixed\n\n- B.\n\n## Next steps\n\n- [C](./x.mdx): d\n',
    );
    expect(problems).toEqual([]);
    expect(entries.map(({ items }) => items.map(({ text, line }) => [text, line]))).toEqual([
      [['A.', 5]],
      [['B.', 11]],
    ]);
  });
});
