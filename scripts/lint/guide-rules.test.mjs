import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const eslint = new ESLint();

/**
 * @param {string} text
 * @param {string} filePath
 */
async function lint(text, filePath = 'docs/react-native/docScan.mdx') {
  const [result] = await eslint.lintText(text, { filePath });
  return (result?.messages ?? []).map(
    ({ line, ruleId, message }) => `${String(line)} ${ruleId ?? message}`,
  );
}

const page = `---
title: Document scanning
description: A description.
---

Add version {{version}} with \`minSdk\` {{fact.minSdk}}.

## Result {#the-result}

<Options of="PageEditConfiguration" />

<Shared of="common#privacy" />

\`\`\`ts noverify="simply an example"
const a: any = {};
\`\`\`

## Next steps

- [Text](./textDetection.mdx): read the text
`;

// The first page makes ESLint read its configuration and load every plug-in, among them the TypeScript
// compiler: a second on an idle machine, many on a busy one. The pages after it take milliseconds.
beforeAll(async () => {
  await lint(page);
}, 60_000);

describe('the rules for pages', () => {
  it('accept a page with placeholders, heading ids and build-time elements', async () => {
    expect(await lint(page)).toEqual([]);
  });

  it('report a level-1 heading and a skipped level', async () => {
    expect(await lint(page.replace('## Result', '# Result\n\n### Fields'))).toEqual([
      '8 guide/no-h1',
    ]);
    expect(await lint(page.replace('## Result', '## Result\n\n#### Fields'))).toEqual([
      '10 guide/heading-increment',
    ]);
  });

  it('take level-1 headings of shared text for names of sections', async () => {
    const shared = '# first\n\n### Fields\n\nText.\n\n# second\n\n## Result\n\nText.\n';
    expect(await lint(shared, 'docs/_shared/common.mdx')).toEqual([]);
  });

  it('want next steps at the end of guides, not of shared text', async () => {
    const without = page.replace('## Next steps', '## More');
    expect(await lint(without)).toEqual(['18 guide/next-steps']);
    expect(await lint(without, 'docs/_shared/common.mdx')).toEqual([]);
  });

  it('want next steps to be fragments', async () => {
    const step = (/** @type {string} */ text) =>
      lint(page.replace('(./textDetection.mdx): read the text', text));
    expect(await step('(./textDetection.mdx): IBAN and amount')).toEqual([]);
    expect(await step('(./textDetection.mdx): iOS and Xcode versions')).toEqual([]);
    expect(await step('(./textDetection.mdx) and read on.')).toEqual([]);
    for (const text of [': read the text.', '']) {
      expect(await step(`(./textDetection.mdx)${text}`)).toEqual(['20 guide/next-steps-style']);
    }
  });

  it('report broken MDX at its place', async () => {
    const [message] = await lint(page.replace('Add version', 'Add {version'));
    expect(message).toMatch(/^6 /);
  });
});
