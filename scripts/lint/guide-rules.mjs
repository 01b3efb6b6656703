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

/**
 * @typedef {object} Bullet
 * @property {string} text First paragraph, on one line
 * @property {number} index Where the entry begins in the page
 */

/**
 * The lists of a text, each with its entries. Code blocks are blanked first: an entry ends where one begins.
 * @param {string} text
 * @returns {Bullet[][]}
 */
export function listsOf(text) {
  /** @type {Bullet[][]} */
  const lists = [];
  /** The lists that are still open, by the indentation of their markers. @type {Map<number, Bullet[]>} */
  const open = new Map();
  /** @type {Bullet | undefined} */
  let bullet;
  let index = 0;
  for (const line of maskFences(text).split('\n')) {
    const [marker, indent = '', content = ''] = /^( *)(?:[-*+]|\d+[.)]) +(.*)$/.exec(line) ?? [];
    const depth = marker === undefined ? line.search(/\S|$/) : indent.length;
    if (line.trim() === '') {
      bullet = undefined;
    } else if (marker !== undefined) {
      for (const other of open.keys()) if (other > depth) open.delete(other);
      const list = open.get(depth) ?? [];
      if (list.length === 0) lists.push(list);
      open.set(depth, list);
      bullet = { text: content, index: index + indent.length };
      list.push(bullet);
    } else if (bullet !== undefined) {
      bullet.text += ` ${line.trim()}`;
    } else if (depth === 0) {
      open.clear();
    }
    index += line.length + 1;
  }
  return lists;
}

/**
 * Whether an entry of a list is a sentence; `undefined` where its last character doesn't say so: it introduces
 * code or a list, or shared text ends it.
 * @param {string} text
 */
function isSentence(text) {
  const end = text.trim().replace(/["”’)*_\]]+$/, '');
  return /(?::|\/>|\*\/\}|^)$/.test(end) ? undefined : /[.!?…]$/.test(end);
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

  'list-stops': rule('Entries of a list are all sentences, or all fragments.', (context) => ({
    'Program:exit'() {
      const { sourceCode } = context;
      for (const list of listsOf(sourceCode.text)) {
        const kinds = list.flatMap(({ text, index }) => {
          const sentence = isSentence(text);
          return sentence === undefined ? [] : [{ sentence, index }];
        });
        const odd = kinds.find(({ sentence }) => sentence !== kinds[0]?.sentence);
        if (odd === undefined) continue;
        context.report({
          loc: sourceCode.getLocFromIndex(odd.index),
          message: odd.sentence
            ? 'This entry ends with a full stop, those above it do not. Write sentences or fragments, not both.'
            : 'This entry has no full stop, those above it do. Write sentences or fragments, not both.',
        });
      }
    },
  })),

  'next-steps-style': rule('Next steps are "[Title](link): fragment".', (context) => ({
    'Program:exit'() {
      const { sourceCode } = context;
      const start = headingsOf(context).findLast(({ text }) => text === 'Next steps');
      if (start === undefined) return;
      for (const { text, index } of listsOf(sourceCode.text).flat()) {
        const loc = sourceCode.getLocFromIndex(index);
        // What has no link in front is a sentence, which leads elsewhere.
        if (loc.line < start.loc.line || !/^\[[^\]]*\]\([^)]*\)(?::|$)/.test(text)) continue;
        if (/\): (?!\p{Lu}\p{Ll}).*[^.!?…]$/u.test(text)) continue;
        context.report({
          loc,
          message: 'Write "[Title](link): fragment" in lower case, without a full stop.',
        });
      }
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
