// Rules for the headings and next steps of pages. That a page is well-formed MDX is checked by the build.

import { maskFences } from '../../src/base/fences';
import { lineAt } from '../../src/base/lines';

/** Text outside code: fences and inline code are blanked. */
const prose = (text: string): string =>
  maskFences(text).replace(/`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' '));

/** What is wrong in a page, and where. */
export function findInPage(
  page: string,
  file: string,
): { readonly line: number; readonly message: string }[] {
  const text = prose(page);
  const isShared = file.startsWith('docs/_shared/');
  const isGuide = file.startsWith('docs/') && !isShared && file !== 'docs/index.mdx';
  const problems: { readonly index: number; readonly message: string }[] = [];
  const headings = [...text.matchAll(/^(#{1,6})\s+(.*?)\s*$/gm)].map(
    ({ 1: marks = '', 2: title = '', index }) => ({ depth: marks.length, title, index }),
  );

  for (const [at, { depth, index }] of headings.entries()) {
    if (depth === 1 && file.startsWith('docs/') && !isShared)
      problems.push({ index, message: 'The title is the level-1 heading. Start at "##".' });
    // In shared text, level 1 is the name of a section, which may begin at any level.
    const last = headings[at - 1]?.depth ?? 1;
    if (last > 1 && depth > last + 1)
      problems.push({ index, message: `A level-${depth} heading follows one of level ${last}.` });
  }

  // The build errors of a get-started page come last, because few readers need them.
  const end = headings.findLast(({ depth, title }) => depth === 2 && title !== 'Build errors');
  if (isGuide && end?.title !== 'Next steps') {
    const message = 'The last section of a guide, except "## Build errors", is "## Next steps".';
    problems.push({ index: end?.index ?? 0, message });
  }
  // What has no link in front is a sentence, which leads elsewhere.
  const steps = /(?<=^## Next steps\n[\s\S]*)^[-*] \[[^\]]*\]\([^)]*\)(?:: .*\.)?$/gm;
  for (const { index } of text.matchAll(steps)) {
    const message = 'Write "[Title](link): fragment", without a full stop.';
    problems.push({ index, message });
  }
  return problems.map(({ index, message }) => ({
    line: lineAt(page, index),
    message,
  }));
}
