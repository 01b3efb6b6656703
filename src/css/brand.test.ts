// Decides that `custom.css` is where the colors of the brand are: what cannot read it repeats them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteDir } from '../../tests/docsTree';
import { headTags } from '../config/headTags';

const textOf = (path: string): string => readFileSync(join(siteDir, path), 'utf8');
const css = textOf('src/css/custom.css');

/** Values of a color: the light one, then the dark one. */
const color = (name: string): readonly [string, string] => {
  const [light = '', dark = ''] = [...css.matchAll(new RegExp(`--dk-${name}: (#\\w+);`, 'g'))].map(
    ([, value = '']) => value,
  );
  return [light, dark];
};
const colorsIn = (path: string): Set<string> => new Set(textOf(path).match(/#[\da-f]{6}\b/g));

const [paper] = color('paper');
const [ink, darkInk] = color('ink');
const [teal, darkTeal] = color('teal');

it('gives the logo and the icon their colors', () => {
  expect(colorsIn('static/img/logo.svg')).toEqual(new Set([ink, teal]));
  expect(colorsIn('static/favicon.svg')).toEqual(new Set([ink, teal, darkInk, darkTeal]));
});

it('gives browsers the color around the page', () => {
  const manifest: unknown = JSON.parse(textOf('static/site.webmanifest'));
  expect(manifest).toMatchObject({ background_color: paper, theme_color: paper });
  expect(headTags('/')).toContainEqual({
    tagName: 'meta',
    attributes: { name: 'theme-color', content: paper },
  });
});

it('gives social cards the colors of the light mode', () => {
  const names = ['paper', 'ink', 'muted', 'teal', 'teal-wash', 'amber', 'amber-wash'];
  /** Shades that only the pictures have. */
  const marks = ['#cbe5df', '#f2dcc0'];
  expect(colorsIn('src/plugins/seo/card.ts')).toEqual(
    new Set([...names.map((name) => color(name)[0]), ...marks]),
  );
});
