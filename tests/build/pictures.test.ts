// The pictures of guides: src/components/Flow, MarkedInvoice and ScannerScreen/PageStates.
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pageHtml } from '../builtSite';
import { guides } from '../docsTree';

const illustrated = guides.filter(
  ({ kind }) => kind.group === 'Features' || ['intro', 'sdkInit'].includes(kind.id),
);

/** The figures of a page that are rendered from text, as HTML. */
const figuresOf = (url: string): string[] =>
  pageHtml(url).match(/<figure[^>]*data-picture[^]*?<\/figure>/g) ?? [];

it('every guide about a feature has a picture', () => {
  expect(illustrated.length).toBeGreaterThan(70);
  const without = illustrated.filter(
    ({ url }) => !/<(?:figure|div)[^>]* data-(?:picture|screen)=/.test(pageHtml(url)),
  );
  expect(without.map(({ url }) => url)).toEqual([]);
});

it('a picture is described, has its own caption, and is small', () => {
  const problems = illustrated.flatMap(({ url }) =>
    figuresOf(url).flatMap((figure) => {
      const alts = [...figure.matchAll(/ (?:alt|aria-label)="([^"]+)"/g)].map(([, alt]) => alt);
      const caption = /<figcaption>([^<]+)<\/figcaption>/.exec(figure)?.[1] ?? '';
      return [
        ...(alts.length === 0 ? [`${url}: no description`] : []),
        ...(caption === '' || alts.includes(caption) ? [`${url}: no separate caption`] : []),
        ...(gzipSync(figure).length > 2500 ? [`${url}: larger than 2.5 kB`] : []),
      ];
    }),
  );
  expect(problems).toEqual([]);
});
