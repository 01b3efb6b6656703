// Text that too many guides of one platform repeat, and guides that are too long. A paragraph is on the page where it
// matters; others link to it.
import { expect, it } from 'vitest';
import { maskFences } from '../../src/base/fences';
import { markdownPath } from '../../src/model/markdownPath';
import { built } from '../builtSite';
import { guides } from '../docsTree';

/** Shorter ones ("It returns `null`.") are alike by chance. */
const fewestWords = 12;

/** Pages on which a paragraph may be. */
const mostPages = 2;

/** Kinds that repeat what guides say: records of releases, and lists that are gone through before one. */
const records: readonly string[] = ['changelog', 'releaseChecklist', 'compatibility', 'apiIndex'];

/** What signatures and option tables take from the declarations. */
const drawn = /\*since [\d.]+\*|^\*\*(?:Result|Failure|Returns):\*\*/;

/** Paragraphs and list entries of a Markdown version, without code, tables, headings, and content generated from the declarations. */
function paragraphsOf(markdown: string): readonly string[] {
  const text = maskFences(markdown.split('\n').slice(6).join('\n'));
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/^ ?(?:[-*]|\d+\.) /, '')
        .trim(),
    )
    .filter((part) => !/^[|#<>]/.test(part) && !drawn.test(part))
    .filter((part) => part.split(' ').length >= fewestWords);
}

it(`guides of a platform say nothing word for word on more than ${String(mostPages)} pages`, () => {
  const places = new Map<string, Set<string>>();
  for (const { product, platform, kind, url } of guides) {
    if (records.includes(kind.id)) continue;
    for (const paragraph of paragraphsOf(built(markdownPath(url).slice(1)))) {
      const key = `${product} ${platform}: ${paragraph}`;
      places.set(key, (places.get(key) ?? new Set()).add(kind.id));
    }
  }
  expect(places.size).toBeGreaterThan(500);
  const repeated = [...places]
    .filter(([, kinds]) => kinds.size > mostPages)
    .map(([text, kinds]) => `${[...kinds].join(', ')} – ${text}`);
  expect(repeated).toEqual([]);
});

/** Words of a guide about scanning, without code and its captions, tables of options, and descriptions of pictures. It is the longest kind, and is read first. */
const mostWords = 1275;

it(`guides about scanning say it in ${String(mostWords)} words`, () => {
  const scanning = guides.filter(({ kind }) => kind.id === 'docScan');
  expect(scanning.length).toBeGreaterThan(7);
  const counts = scanning.map(({ url }) => {
    const text = maskFences(built(markdownPath(url).slice(1)).split('\n').slice(6).join('\n'));
    const prose = text
      .split(/\n\s*\n/)
      .filter(
        (block) =>
          !/^(?:\| (?:Option|Value|Field|Parameter) \||\*[^*]+\* – )|\[Full file\]/.test(block),
      )
      .join(' ')
      .replace(/\]\([^)]*\)| \{#[\w.-]+\}/g, ']');
    return { url, words: prose.match(/[\p{L}\d][^\s|]*/gu)?.length ?? 0 };
  });
  expect(counts.filter(({ words }) => words < 500 || words > mostWords)).toEqual([]);
});
