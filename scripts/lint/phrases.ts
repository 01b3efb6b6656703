// Phrases that these pages do not use, and the better words. The style they follow is in CONTRIBUTING.md.

import { maskFences } from '../../src/base/fences';
import { lineAt } from '../../src/base/lines';

interface Finding {
  readonly line: number;
  readonly words: string;
  readonly better: string;
}

/** Regular expressions, and what to write instead. */
type Phrases = readonly (readonly [pattern: string, better: string])[];

const noun = '(?:app|build|call|code|compiler|function|gradle|key|method|page|sdk|table|xcode)';

/** Case is ignored, and a space matches any white space, line breaks in comments included. */
const everywhere: Phrases = [
  // Sentences that sound translated.
  [String.raw`\bof (?:its|your|their|our|my|his) own\b`, 'own, custom, separate, or nothing'],
  [String.raw`\bby itself\b`, 'automatically, or on its own'],
  [String.raw`\btells\b`, 'returns, shows, explains, or says'],
  [String.raw`\b(?:tells?|told) (?:\w+ )?apart\b`, 'distinguish, or "is case-sensitive"'],
  [String.raw`\bhears?\b(?! this)`, "receives, or isn't notified"],
  [`\\b${noun} (?:believes|knows|likes|speaks|thinks|wants|wishes)\\b`, 'what it does'],
  [String.raw`\bis a wish\b`, 'request'],
  [String.raw`\bat once\b`, 'immediately, or at the same time'],
  [String.raw`\bat the (?:first|second|next) (?:try|attempt)\b`, 'on the … try'],
  [String.raw`\b(?:go|goes|going|went) on\b`, 'continue'],
  [String.raw`\bin one go\b`, 'in one step'],
  [String.raw`\bgoes differently\b`, 'Troubleshooting, or "fails"'],
  [
    String.raw`(?<!\b(?:there|which|who) )\b(?:is|are|was|were) no\b(?!-)(?! (?:longer|more|less|one)\b)`,
    "isn't a, or there's no",
  ],
  [String.raw`\bdo(?:es)? no harm\b`, 'has no effect, or is safe'],
  [String.raw`\b(?:is|are) (?:not )?there(?=[.,;:)])`, 'is (not) available, or exists'],
  [String.raw`\bfurther (?:down|up)\b`, 'below, or above'],
  [String.raw`\babove all\b`, 'especially'],
  [String.raw`\ball the same\b`, 'anyway, or still'],
  [String.raw`\bthings? to know\b`, 'nothing: say it'],
  [String.raw`\b(?:lies|lie) (?:at|below|in|on|under)\b`, 'is'],
  [String.raw`\bstands? (?:above|at|below|beside|for itself|further|in|on|there)\b`, 'is'],
  [String.raw`\banother one\b`, 'another'],
  [String.raw`\bis your \w+ another\b`, "don't see your …?"],
  [String.raw`\bthe way from\b`, 'what the user does'],

  // US English.
  [String.raw`\btowards\b`, 'toward'],
  [String.raw`\bafterwards\b`, 'afterward, or then'],
  [String.raw`\b(?:whilst|amongst|learnt)\b`, 'while, among, learned'],
  [String.raw`\bflight mode\b`, 'airplane mode'],
];

/** What is ruled out only in text that readers of the site see. */
const onPages: Phrases = [
  [String.raw`\b(?:blanks?)\b(?! (?:app|line|page|screen|window))`, 'space, spaces'],
  [String.raw`\bswitch(?:es|ed|ing)? (?:it |them |this )?(?:on|off)\b`, 'turn on, turn off'],
  [String.raw`\bbeside\b`, 'next to, or along with'],

  [
    String.raw`\b(?:simply|please note|obviously|of course|as you can see|note that)\b`,
    'nothing: leave it out',
  ],

  // One name for each thing.
  [String.raw`\btext detection\b`, 'text recognition'],
  [String.raw`(?<!\()\bOCR\b(?!\))`, 'text recognition'],
  [String.raw`\bpictures?\b`, 'photo (camera), image (file), or page (document)'],
  [String.raw`\b(?:refuse[ds]?|refusing)\b`, 'deny (permission), or reject'],
  [String.raw`\b(?:ends? (?:the|your) app|(?:the|your) app ends)\b`, 'crash'],
  [String.raw`\b(?:license key|key) modules?\b`, 'license module'],
  [
    String.raw`\[(?:Scan documents|Extract data|Import files|Export images|Create (?:a )?PDFs?|Texts,? (?:and )?buttons[^\]¤]*)(?=¤)`,
    'the title of the page',
  ],

  [
    String.raw`\b(?:do|does|did|are|was|were|has|have|had|will|would|should|could|can) not\b`,
    'a contraction',
  ],
  // Not the pattern of C#.
  [String.raw`\bis not\b(?! (?:null\b|\{|\w+(?:Account|Exception)\b))`, "isn't"],
];

const compile = (rows: Phrases): readonly { readonly pattern: RegExp; readonly better: string }[] =>
  rows.map(([source, better]) => {
    const space = String.raw`(?:\s|(?<=\n\s*)(?:\*|//|>))+`;
    return { pattern: new RegExp(source.replaceAll(' ', space), 'gi'), better };
  });

const phrases = { code: compile(everywhere), pages: compile([...everywhere, ...onPages]) };

const cover = (text: string): string => text.replace(/[^\n]/g, '¤');

/** Inline code. In program files, only that of comments: elsewhere, backticks delimit templates. */
const inlineCode = /`[^`\n]*`/g;
const commentCode = /(?<=^\s*(?:\/?\*|\/\/).*)`[^`\n]*`/gm;

/** Placeholders, addresses and quoted error messages: what is not written in our own words. */
const quoted = [
  /\{\{[^{}\n]*\}\}/g,
  /\]\([^)\n]*\)/g,
  /\bhttps?:[^\s)"']+/g,
  /\{#[\w.-]+\}/g,
  // In text: messages of tools, and labels of buttons.
  /(?<=[\s(])"[^"\n]+"(?=[\s.,;:)])|“[^”\n]+”/g,
  // A message of the SDK, which tests of samples quote in single quotes.
  /license does not include/g,
  // Build errors are headings, so that a search finds them.
  /(?<=^## Build errors\n(?:(?!^## )[\s\S])*?^###+ ).+$/gm,
];

/**
 * The text of a file with code, addresses and quoted messages covered; every position stays the same.
 *
 * @param file Its name decides what counts as code.
 */
function proseOf(text: string, file: string): string {
  const start = /\.mdx?$/.test(file) ? maskFences(text) : text;
  const code = /\.(?:tsx?|mjs)$/.test(file) ? commentCode : inlineCode;
  return [code, ...quoted].reduce((masked, pattern) => masked.replace(pattern, cover), start);
}

/**
 * @param kind Whether readers of the site see the text.
 * @returns In order, without those that a comment on the line above names, with the reason:
 *   `phrase "at once": quoted from the Play Console`.
 */
export function findPhrases(text: string, file: string, kind: 'pages' | 'code'): Finding[] {
  const prose = proseOf(text, file);
  const lines = text.split('\n');
  return phrases[kind]
    .flatMap(({ pattern, better }) =>
      [...prose.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index, better })),
    )
    .sort((a, b) => a.index - b.index)
    .map(({ words, index, better }) => ({
      line: lineAt(text, index),
      words: words.replace(/[\s*/>]+/g, ' '),
      better,
    }))
    .filter(({ line, words }) => {
      const quotes = [...(lines[line - 2] ?? '').matchAll(/\bphrase "([^"]+)": \w/gi)];
      return !quotes.some(([, quote = '']) => quote.toLowerCase() === words.toLowerCase());
    });
}
