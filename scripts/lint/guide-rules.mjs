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
function listsOf(text) {
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

  'list-stops': rule((text) =>
    listsOf(text).flatMap((list) => {
      const kinds = list
        .map((entry) => ({ sentence: isSentence(entry.text), index: entry.index }))
        .filter(({ sentence }) => sentence !== undefined);
      const odd = kinds.find(({ sentence }) => sentence !== kinds[0]?.sentence);
      if (odd === undefined) return [];
      const what = odd.sentence
        ? 'a full stop, those above it have none'
        : 'no full stop, those above it have one';
      const message = `This entry has ${what}. Write sentences or fragments, not both.`;
      return [{ index: odd.index, message }];
    }),
  ),

  'next-steps-style': rule((text) => {
    const start = headingsOf(text).findLast(({ title }) => title === 'Next steps');
    return listsOf(text)
      .flat()
      .filter(({ index }) => start !== undefined && index > start.index)
      .filter(
        // What has no link in front is a sentence, which leads elsewhere.
        ({ text: entry }) =>
          /^\[[^\]]*\]\([^)]*\)(?::|$)/.test(entry) &&
          !/\): (?!\p{Lu}\p{Ll}).*[^.!?…]$/u.test(entry),
      )
      .map(({ index }) => ({
        index,
        message: 'Write "[Title](link): fragment" in lower case, without a full stop.',
      }));
  }),
};
