// ESLint rules for the text of pages, and the processor that makes our page syntax readable for MDX.
import * as mdx from 'eslint-plugin-mdx';
import { maskFences } from '../../src/base/fences.mjs';

/** @import { Linter, Rule } from 'eslint' */

/** @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/**
 * A page as plain MDX of the same length: front matter, `{{placeholders}}` and `{#heading-ids}` are
 * masked, so that every position in a message is one in the page.
 * @param {string} text
 */
function maskPage(text) {
  return text
    .replace(/^---\n[\s\S]*?\n---(?=\n)/, blank)
    .replace(/\{\{[^{}\n]*\}\}|\{#[\w.-]+\}/g, (part) => '_'.repeat(part.length));
}

const remark = mdx.createRemarkProcessor({ lintCodeBlocks: false, ignoreRemarkConfig: true });

/** @type {Linter.Processor} */
export const pageProcessor = {
  meta: { name: 'deckle/page', version: '1' },
  // Fixes would be made to the masked text.
  supportsAutofix: false,
  preprocess: (text) => [maskPage(text)],
  postprocess: (messages, filename) => remark.postprocess?.(messages, filename) ?? [],
};

/**
 * @param {(text: string) => { index: number, message: string }[]} find What is wrong in a page, and where.
 * @returns {Rule.RuleModule}
 */
const rule = (find) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    'Program:exit'() {
      for (const { index, message } of find(context.sourceCode.text)) {
        context.report({ loc: context.sourceCode.getLocFromIndex(index), message });
      }
    },
  }),
});

/** Text outside code: fences and inline code are blanked. @param {string} text */
function prose(text) {
  return maskFences(text).replace(/`[^`\n]*`/g, blank);
}

/** Headings of a page with their place. @param {string} text */
const headingsOf = (text) =>
  [...prose(text).matchAll(/^(#{1,6})\s+(.*?)\s*$/gm)].map(
    ({ 1: marks = '', 2: title = '', index }) => ({ depth: marks.length, title, index }),
  );

/** @type {Record<string, Rule.RuleModule>} */
export const rules = {
  'no-h1': rule((text) =>
    headingsOf(text)
      .filter(({ depth }) => depth === 1)
      .map(({ index }) => ({
        index,
        message: 'The title is the level-1 heading. Start at "##".',
      })),
  ),

  'heading-increment': rule((text) =>
    headingsOf(text).flatMap(({ depth, index }, at, all) => {
      const last = all[at - 1]?.depth ?? 1;
      // In shared text, level 1 is the name of a section, which may begin at any level.
      if (last === 1 || depth <= last + 1) return [];
      return [{ index, message: `A level-${depth} heading follows one of level ${last}.` }];
    }),
  ),

  'next-steps': rule((text) => {
    const last = headingsOf(text).findLast(({ depth }) => depth === 2);
    if (last?.title === 'Next steps') return [];
    return [
      { index: last?.index ?? 0, message: 'The last section of a guide is "## Next steps".' },
    ];
  }),

  'next-steps-style': rule((text) =>
    // What has no link in front is a sentence, which leads elsewhere.
    [
      ...prose(text).matchAll(
        /(?<=^## Next steps\n[\s\S]*)^[-*] \[[^\]]*\]\([^)]*\)(?:: .*\.)?$/gm,
      ),
    ].map(({ index }) => ({
      index,
      message: 'Write "[Title](link): fragment", without a full stop.',
    })),
  ),
};
