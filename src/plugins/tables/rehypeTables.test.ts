import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import rehypeTables, { widths } from './rehypeTables';

async function compiled(markdown: string): Promise<string> {
  const file = await compile(markdown, {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeTables],
  });
  return String(file).replace(/_components\./g, '');
}

/** Below how many rem the rows of a table are cards. */
async function cardsBelow(markdown: string): Promise<number> {
  return Number(/dk-cards-(\d+)/.exec(await compiled(markdown))?.[1]);
}

const table = (...rows: readonly string[]): string =>
  [rows[0], rows[0]?.replace(/[^|]+/g, '---'), ...rows.slice(1)].join('\n');

describe('the width of a table', () => {
  it('follows its names, which stay whole', async () => {
    const short = await cardsBelow(table('| A | B |', '| `a` | `b` |'));
    const long = await cardsBelow(table('| A | B |', `| \`${'a'.repeat(30)}\` | \`b\` |`));
    expect(short).toBe(18);
    expect(long).toBe(24);
  });

  it('leaves room for sentences, but not for all of them on a line', async () => {
    const sentence = 'This cell has a sentence of many words. '.repeat(10);
    const width = await cardsBelow(table('| A | B |', `| \`a\` | ${sentence} |`));
    expect(width).toBeGreaterThan(12);
    expect(width).toBeLessThan(30);
  });

  it('follows the longest word of a head, not the whole head', async () => {
    const heads = (columns: number): string =>
      table(
        `|${' Android compileSdk and targetSdk |'.repeat(columns)}`,
        `|${' 36 |'.repeat(columns)}`,
      );
    expect(await cardsBelow(heads(6))).toBeLessThan(46);
    // With one more, each is too narrow on a tablet.
    expect(await cardsBelow(heads(7))).toBe(46);
  });

  it('is that of a desktop where its words are whole there', async () => {
    const cells = (length: number, text: string): string =>
      table(
        '| A | B | C |',
        `| ${[0, 1].map(() => `\`${'a'.repeat(length)}\``).join(' | ')} | ${text} |`,
      );
    const sentence = 'This cell has a sentence of many words.';
    expect(await cardsBelow(cells(30, 'Word'))).toBe(42);
    expect(await cardsBelow(cells(30, sentence))).toBe(50);
    // Its names are wider than the column.
    expect(
      await cardsBelow(table('| A | B | C | D |', `|${` \`${'a'.repeat(26)}\` |`.repeat(4)}`)),
    ).toBe(62);
  });

  it('is one that the stylesheet has', () => {
    const css = readFileSync(join(import.meta.dirname, '../../css/tables.css'), 'utf8');
    const rules = [...css.matchAll(/@container \(width < (\d+)rem\) \{\s*\.dk-cards-(\d+) \{/g)];
    expect(rules.map(([, width, name]) => [Number(width), Number(name)])).toEqual(
      widths.map((width) => [width, width]),
    );
  });
});

describe('the words that rows begin with', () => {
  it.each([
    ['You need', 'a phone', true],
    ['A few words, but so many of them that they fill a line', 'a phone', false],
    ['Of a wide table', 'name'.repeat(30), false],
  ])('%s | %s', async (first, second, isShort) => {
    const markdown = table('| A | B |', `| ${first} | ${second} |`);
    expect((await compiled(markdown)).includes('dk-short')).toBe(isShort);
  });
});

describe('labels of cards', () => {
  it('are the heads of all columns but the first', async () => {
    expect(await compiled(table('| A | The "B" | C |', '| 1 | 2 | 3 |'))).toContain(
      String.raw`"--l2": "\"The \\\"B\\\": \"",
    "--l3": "\"C: \""`,
    );
  });

  it('leave out the meaning, which ends the rows of the API', async () => {
    const code = await compiled(
      `<ApiTable>\n\n${table('| Field | Type | Meaning |', '| 1 | 2 | 3 |')}\n\n</ApiTable>`,
    );
    expect(code).toContain('Type: ');
    expect(code).not.toContain('Meaning: ');
  });
});

describe('code in a table', () => {
  it.each([
    // A name stays on one line.
    ['`Source.CAMERA`', '<code>{"Source.CAMERA"}</code>'],
    ['`Source \\| null`', '<code className="dk-breaks">{"Source | null"}</code>'],
    ['<code>[A](#a) \\| null</code>', '<code className="dk-breaks">'],
    // Hyphens break no word.
    [
      '`pod install --repo-update`',
      '{"pod install "}<span className="dk-word">{"--repo-update"}</span>',
    ],
    // Longer than a phone is wide.
    [
      '`DocumentScannerConfiguration.pageArrangement`',
      '{"DocumentScannerConfiguration."}<wbr />{"pageArrangement"}',
    ],
    // A part that is longer than a phone is wide breaks between its words, too.
    [
      '`DeckleSdkUi.startPhotoPaymentWithExternalFiles()`',
      '{"DeckleSdkUi."}<wbr />{"start"}<wbr className="dk-inside" />{"Photo"}<wbr className="dk-inside" />',
    ],
  ])('%s breaks where it may', async (text, code) => {
    expect(await compiled(table('| A |', `| ${text} |`))).toContain(code);
  });

  it('breaks in types and defaults of the API, but not in their names', async () => {
    const rows = table(
      '| Option | Type | Default | Meaning |',
      '| `navigationBarAppearance` | <code>List&lt;[BarcodeFormat](#a)&gt;</code> | [`ScanFilter.AUTO`](#b) | – |',
    );
    const api = `<ApiTable>\n\n${rows}\n\n</ApiTable>`;
    const code = await compiled(api);
    expect(code).toContain('<code>{"navigationBarAppearance"}</code>');
    expect(code).toContain('{"List<"}<wbr /><a href="#a">');
    expect(code).toContain('{"ScanFilter."}<wbr />{"AUTO"}</code>');
    expect(await cardsBelow(api)).toBeLessThan(await cardsBelow(rows));
  });
});

it('breaks names in pictures after their dots only', async () => {
  const flow = (text: string): Promise<string> => compiled(`<Flow>\n\n1. ${text}\n\n</Flow>`);
  expect(await flow('[`DocumentDataReader.loadFile()`](#a) without')).toContain(
    '<code>{"DocumentDataReader."}<wbr />{"loadFile()"}</code>',
  );
  expect(await flow('`page-1.jpg`')).toContain('<code>{"page-1.jpg"}</code>');
});

it('breaks long names in running text after their dots', async () => {
  expect(await compiled('`PhotoPaymentConfiguration.allowGiroCode` of `Source.CAMERA`')).toContain(
    '{"PhotoPaymentConfiguration."}<wbr />{"allowGiroCode"}</code>{" of "}<code>{"Source.CAMERA"}</code>',
  );
});
