// Phrases that these pages do not use, and the better words. The style they follow is in CONTRIBUTING.md.
import { maskFences } from '../../samples/verifier/src/fences.mjs';

/**
 * @typedef {object} Phrase
 * @property {RegExp} pattern Case is ignored, and a space matches any white space, line breaks in comments included.
 * @property {string} better What to write instead.
 * @property {'pages'} [only] Checked only in text that readers of the site see.
 */

/**
 * @typedef {{ line: number, column: number, words: string, better: string }} Finding
 */

/**
 * @param {string} source A regular expression; spaces match line breaks, too.
 * @param {string} better
 * @param {'pages'} [only]
 * @returns {Phrase}
 */
function phrase(source, better, only) {
  const space = String.raw`(?:\s|(?<=\n\s*)(?:\*|//|>))+`;
  const pattern = new RegExp(source.replaceAll(' ', space), 'gi');
  return only ? { pattern, better, only } : { pattern, better };
}

const noun = '(?:app|build|call|code|compiler|function|gradle|key|method|page|sdk|table|xcode)';

/** @type {readonly Phrase[]} */
export const phrases = [
  // Sentences that sound translated.
  phrase(`\\bof (?:its|your|their|our|my|his) own\\b`, 'own, custom, separate, or nothing'),
  phrase(String.raw`\bby itself\b`, 'automatically, or on its own'),
  phrase(String.raw`\btells\b`, 'returns, shows, explains, or says'),
  phrase(String.raw`\b(?:tells?|told) (?:\w+ )?apart\b`, 'distinguish, or "is case-sensitive"'),
  phrase(String.raw`\bhears?\b(?! this)`, "receives, or isn't notified"),
  phrase(`\\b${noun} (?:believes|knows|likes|speaks|thinks|wants|wishes)\\b`, 'what it does'),
  phrase(String.raw`\bis a wish\b`, 'request'),
  phrase(String.raw`\bat once\b`, 'immediately, or at the same time'),
  phrase(String.raw`\bat the (?:first|second|next) (?:try|attempt)\b`, 'on the … try'),
  phrase(String.raw`\b(?:go|goes|going|went) on\b`, 'continue'),
  phrase(String.raw`\bin one go\b`, 'in one step'),
  phrase(String.raw`\bgoes differently\b`, 'Troubleshooting, or "fails"'),
  phrase(
    String.raw`(?<!\b(?:there|which|who) )\b(?:is|are|was|were) no\b(?!-)(?! (?:longer|more|less|one)\b)`,
    "isn't a, or there's no",
  ),
  phrase(String.raw`\bdo(?:es)? no harm\b`, 'has no effect, or is safe'),
  phrase(
    String.raw`\b(?:is|are) (?:not )?there(?=[.,;:)])`,
    'is (not) available, supported, or exists',
  ),
  phrase(String.raw`\bfurther (?:down|up)\b`, 'below, or above'),
  phrase(String.raw`\babove all\b`, 'especially'),
  phrase(String.raw`\ball the same\b`, 'anyway, or still'),
  phrase(String.raw`\bthings? to know\b`, 'nothing: say it'),
  phrase(String.raw`\b(?:lies|lie) (?:at|below|in|on|under)\b`, 'is'),
  phrase(String.raw`\bstands? (?:above|at|below|beside|for itself|further|in|on|there)\b`, 'is'),
  phrase(String.raw`\b(?:blanks?)\b(?! (?:app|line|page|screen|window))`, 'space, spaces', 'pages'),
  phrase(String.raw`\banother one\b`, 'another'),
  phrase(String.raw`\bis your \w+ another\b`, "don't see your …?"),
  phrase(String.raw`\bthe way from\b`, 'what the user does'),
  phrase(
    String.raw`\bswitch(?:es|ed|ing)? (?:it |them |this )?(?:on|off)\b`,
    'turn on, turn off',
    'pages',
  ),

  // US English.
  phrase(String.raw`\btowards\b`, 'toward'),
  phrase(String.raw`\bafterwards\b`, 'afterward, or then'),
  phrase(String.raw`\b(?:whilst|amongst|learnt)\b`, 'while, among, learned'),
  phrase(String.raw`\bbeside\b`, 'next to, or along with', 'pages'),

  // One name for each thing.
  phrase(String.raw`\btext detection\b`, 'text recognition', 'pages'),
  phrase(String.raw`(?<!\()\bOCR\b(?!\))`, 'text recognition', 'pages'),
  phrase(String.raw`\bpictures?\b`, 'photo (camera), image (file), or page (document)', 'pages'),
  phrase(String.raw`\b(?:refuse[ds]?|refusing)\b`, 'deny (permission), or reject', 'pages'),
  phrase(String.raw`\b(?:ends? (?:the|your) app|(?:the|your) app ends)\b`, 'crash', 'pages'),
  phrase(String.raw`\bflight mode\b`, 'airplane mode'),
  phrase(String.raw`\b(?:license key|key) modules?\b`, 'license module', 'pages'),
  phrase(
    String.raw`\[(?:Scan documents|Extract data|Import files|Export images|Create (?:a )?PDFs?|Texts,? (?:and )?buttons[^\]¤]*)(?=¤)`,
    'the title of the page',
    'pages',
  ),

  // Contractions in negations.
  phrase(String.raw`\bdoes not\b`, "doesn't", 'pages'),
  phrase(String.raw`\bdo not\b`, "don't", 'pages'),
  phrase(String.raw`\bdid not\b`, "didn't", 'pages'),
  // Not the pattern of C#.
  phrase(String.raw`\bis not\b(?! (?:null\b|\{|\w+(?:Account|Exception)\b))`, "isn't", 'pages'),
  phrase(String.raw`\bare not\b`, "aren't", 'pages'),
  phrase(String.raw`\bwas not\b`, "wasn't", 'pages'),
  phrase(String.raw`\bwere not\b`, "weren't", 'pages'),
  phrase(String.raw`\bhas not\b`, "hasn't", 'pages'),
  phrase(String.raw`\bhave not\b`, "haven't", 'pages'),
  phrase(String.raw`\bhad not\b`, "hadn't", 'pages'),
  phrase(String.raw`\bwill not\b`, "won't", 'pages'),
  phrase(String.raw`\bwould not\b`, "wouldn't", 'pages'),
  phrase(String.raw`\bshould not\b`, "shouldn't", 'pages'),
  phrase(String.raw`\bcould not\b`, "couldn't", 'pages'),
  phrase(String.raw`\bcan ?not\b`, "can't", 'pages'),
];

/** @param {string} text */
const cover = (text) => text.replace(/[^\n]/g, '¤');

/** Inline code. In program files, only that of comments: elsewhere, backticks delimit templates. */
const inlineCode = /`[^`\n]*`/g;
const commentCode = /(?<=^\s*(?:\/?\*|\/\/).*)`[^`\n]*`/gm;

/** Placeholders, addresses and quoted error messages: what is not written in our own words. */
const quoted = [
  /\{\{[^{}\n]*\}\}/g,
  /\]\([^)\n]*\)/g,
  /\bhttps?:[^\s)"']+/g,
  /\{#[\w.-]+\}/g,
  /"message": "[^"\n]*"/g,
  // In text: messages of tools, and labels of buttons.
  /(?<=[\s(])"[^"\n]+"(?=[\s.,;:)])|“[^”\n]+”/g,
  // A message of the SDK, which tests of samples quote in single quotes.
  /license does not include/g,
  // Build errors are headings, so that a search finds them.
  /(?<=^## Build errors\n(?:(?!^## )[\s\S])*?^###+ ).+$/gm,
];

/**
 * The text of a file with code, addresses and quoted messages covered; every position stays the same.
 * @param {string} text
 * @param {string} file Its name decides what counts as code.
 */
export function proseOf(text, file) {
  const start = /\.mdx?$/.test(file) ? maskFences(text) : text;
  const code = /\.(?:tsx?|mjs)$/.test(file) ? commentCode : inlineCode;
  return [code, ...quoted].reduce((masked, pattern) => masked.replace(pattern, cover), start);
}

/** Switches a phrase off for one line, with the reason: `phrase "at once": quoted from the Play Console`. */
const exemption = /\bphrase "([^"\n]+)": \w/g;

/**
 * @param {string} text
 * @param {string} file
 * @param {'pages' | 'code'} kind Whether readers of the site see the text.
 * @returns {Finding[]} In order. A phrase that a comment on the same line or the line above allows is left out.
 */
export function findPhrases(text, file, kind) {
  const prose = proseOf(text, file);
  const lines = text.split('\n');
  const found = phrases
    .filter(({ only }) => kind === 'pages' || only === undefined)
    .flatMap(({ pattern, better }) =>
      [...prose.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index, better })),
    )
    .sort((a, b) => a.index - b.index);
  return found.flatMap(({ words, index, better }) => {
    const before = text.slice(0, index).split('\n');
    const line = before.length;
    const spoken = words.replace(/[\s*/>]+/g, ' ');
    const near = `${lines[line - 2] ?? ''}\n${lines[line - 1] ?? ''}`;
    const allowed = [...near.matchAll(exemption)].some(
      ([, quote]) => quote?.toLowerCase() === spoken.toLowerCase(),
    );
    const column = (before.at(-1)?.length ?? 0) + 1;
    return allowed ? [] : [{ line, column, words: spoken, better }];
  });
}
