// ESLint rules for the text of pages, and the processor that makes our page syntax readable for MDX.
import * as mdx from 'eslint-plugin-mdx';
import { maskFences } from '../../samples/verifier/src/fences.mjs';

/** @import { Linter, Rule } from 'eslint' */

const filler = /\b(?:simply|please note|obviously|of course|as you can see|note that)\b/gi;

/** @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/**
 * A page as plain MDX of the same length: front matter, `{{placeholders}}` and `{#heading-ids}` are
 * masked, so that every position in a message is one in the page.
 * @param {string} text
 */
export function maskPage(text) {
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
 * @param {string} description
 * @param {(context: Rule.RuleContext) => Record<string, unknown>} create
 * @returns {Rule.RuleModule}
 */
function rule(description, create) {
  return {
    meta: { type: 'problem', docs: { description }, schema: [] },
    create: (context) => /** @type {Rule.RuleListener} */ (create(context)),
  };
}

/** Text outside code: fences and inline code are blanked. @param {string} text */
export function prose(text) {
  return maskFences(text).replace(/`[^`\n]*`/g, blank);
}

const top = { line: 1, column: 0 };

/**
 * Headings of a page with their place.
 * @param {Rule.RuleContext} context
 */
function headingsOf({ sourceCode }) {
  return [...prose(sourceCode.text).matchAll(/^(#{1,6})\s+(.*?)\s*$/gm)].map((match) => ({
    depth: match[1]?.length ?? 0,
    text: match[2] ?? '',
    loc: sourceCode.getLocFromIndex(match.index),
  }));
}

/** @type {Record<string, Rule.RuleModule>} */
export const rules = {
  'no-h1': rule('The title in the front matter is the only level-1 heading.', (context) => ({
    'Program:exit'() {
      for (const { depth, loc } of headingsOf(context)) {
        if (depth > 1) continue;
        context.report({ loc, message: 'The title is the level-1 heading. Start at "##".' });
      }
    },
  })),

  'heading-increment': rule('Headings do not skip a level.', (context) => ({
    'Program:exit'() {
      let last = 6;
      for (const { depth, loc } of headingsOf(context)) {
        if (depth > last + 1) {
          const message = `A level-${String(depth)} heading follows one of level ${String(last)}.`;
          context.report({ loc, message });
        }
        // In shared text, level 1 is the name of a section, which may begin at any level.
        last = depth === 1 ? 6 : depth;
      }
    },
  })),

  'next-steps': rule('A guide ends with the section "Next steps".', (context) => ({
    'Program:exit'() {
      const last = headingsOf(context).findLast(({ depth }) => depth === 2);
      if (last?.text === 'Next steps') return;
      context.report({
        loc: last?.loc ?? top,
        message: 'The last section of a guide is "## Next steps".',
      });
    },
  })),

  'no-filler': rule('Sentences say something.', (context) => ({
    'Program:exit'() {
      const { sourceCode } = context;
      for (const { 0: words, index } of prose(sourceCode.text).matchAll(filler)) {
        context.report({
          loc: {
            start: sourceCode.getLocFromIndex(index),
            end: sourceCode.getLocFromIndex(index + words.length),
          },
          message: `"${words}" adds nothing. Leave it out.`,
        });
      }
    },
  })),
};
