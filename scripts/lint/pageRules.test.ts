import { expect, it } from 'vitest';
import { findInPage } from './pageRules';

const page = `---
title: Document scanning
---

Add version {{version}} with \`minSdk\` {{fact.minSdk}}.

## Result {#the-result}

\`\`\`bash
# No heading
\`\`\`

## Next steps

- [Text](./textDetection.mdx): read the text
`;

const found = (text: string, file = 'docs/react-native/docScan.mdx'): string[] =>
  findInPage(text, file).map(({ line, message }) => `${line} ${message}`);

it.each([
  ['no more than a page has', '', '', []],
  ['a level-1 heading', '## Result', '# Result\n\n### Fields', ['7 The title is']],
  ['a skipped level', '## Result', '## Result\n\n#### Fields', ['9 A level-4 heading follows']],
  ['no next steps', '## Next steps', '## More', ['13 The last section']],
  ['a step with a full stop', 'the text\n', 'the text.\n', ['15 Write "[Title](link): fragment"']],
  ['a step without a fragment', ': read the text', '', ['15 Write']],
  ['a step with capitals', 'read the text', 'IBAN and amount', []],
  ['a sentence', ': read the text', ' and read on.', []],
  ['build errors at the end', ': read the text\n', ': read the text\n\n## Build errors\n', []],
])('a page may not have: %s', (_, from, to, problems) => {
  const texts = found(page.replace(from, to));
  expect(texts).toHaveLength(problems.length);
  expect(texts.join()).toContain(problems.join());
});

it('level-1 headings of shared text are names of sections, which need no next steps', () => {
  const shared = '# first\n\n### Fields\n\nText.\n\n# second\n\n## Result\n\nText.\n';
  expect(found(shared, 'docs/_shared/common.mdx')).toEqual([]);
});
