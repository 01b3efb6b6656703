import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import rehypeTables from './rehypeTables';

async function compiled(markdown: string): Promise<string> {
  const file = await compile(markdown, {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeTables],
  });
  return String(file).replace(/_components\./g, '');
}

const table = (...rows: readonly string[]): string =>
  [rows[0], rows[0]?.replace(/[^|]+/g, '---'), ...rows.slice(1)].join('\n');

it('tables have cards below widths that the stylesheet has, the wider the more columns', async () => {
  const css = readFileSync(join(import.meta.dirname, '../../css/tables.css'), 'utf8');
  const rules = [...css.matchAll(/@container \(width < (\d+)rem\) \{\s*\.dk-cards-\1 \{/g)];
  const widths = await Promise.all(
    ['| A | B |', '| A | B | C |', '| A | B | C | D |', '| A | B | C | D | E |'].map(
      async (row) => /dk-cards-(\d+)/.exec(await compiled(table(row, row)))?.[1],
    ),
  );
  expect(widths).toEqual(rules.map(([, width]) => width));
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
      `<ApiTable kind="fields">\n\n${table('| Field | Type | Meaning |', '| 1 | 2 | 3 |')}\n\n</ApiTable>`,
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
      '{"Document"}<wbr />{"Scanner"}<wbr />{"Configuration."}<wbr />{"page"}<wbr />{"Arrangement"}',
    ],
  ])('%s breaks where it may', async (text, code) => {
    expect(await compiled(table('| A |', `| ${text} |`))).toContain(code);
  });

  it('breaks in types and defaults of the API, but not in their names', async () => {
    const rows = table(
      '| Option | Type | Default | Meaning |',
      '| `navigationBarAppearance` | <code>List&lt;[BarcodeFormat](#a)&gt;</code> | [`ScanFilter.AUTO`](#b) | – |',
    );
    const code = await compiled(`<ApiTable kind="options">\n\n${rows}\n\n</ApiTable>`);
    expect(code).toContain('<code>{"navigationBarAppearance"}</code>');
    expect(code).toContain('{"List<"}<wbr /><a href="#a">');
    expect(code).toContain('{"Scan"}<wbr />{"Filter."}<wbr />{"AUTO"}</code>');
  });
});

it('breaks names in pictures after their dots only', async () => {
  const flow = (text: string): Promise<string> => compiled(`<Flow>\n\n1. ${text}\n\n</Flow>`);
  expect(await flow('[`DocumentDataReader.loadFile()`](#a) without')).toContain(
    '<code>{"DocumentDataReader."}<wbr />{"loadFile()"}</code>',
  );
  expect(await flow('`page-1.jpg`')).toContain('<code>{"page-1.jpg"}</code>');
});
