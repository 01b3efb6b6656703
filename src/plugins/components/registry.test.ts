import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../base/files';
import { registry } from './registry';

const siteDir = join(import.meta.dirname, '../../..');

/** What does nothing, or always the same, in a component that the browser does not render. */
const interactive = new RegExp(
  [
    '\\buse(?:ActionState|Collapsible|ColorMode|\\w*Effect|EffectEvent|ImperativeHandle|IsBrowser|Reducer|Ref|State|SyncExternalStore|Transition|WindowSize)(?=[<(])',
    '(?<=<)(?:BrowserOnly|Collapsible|Details)(?=[\\s/>])',
    '(?<=extends (?:React\\.)?)(?:Pure)?Component\\b',
    '(?<=[\\s{])(?:on[A-Z]\\w*|ref)(?==\\{)',
  ].join('|'),
);

/** The file of a component of the site or the theme. */
function fileOf(source: string): string | undefined {
  const folders = ['src/theme/', 'node_modules/@docusaurus/theme-classic/lib/theme/'];
  return folders
    .map((folder) => source.replace('@site/', '').replace('@theme/', folder))
    .flatMap((path) => [`${path}.tsx`, `${path}/index.tsx`, `${path}/index.js`])
    .find((file) => existsSync(join(siteDir, file)));
}

it.each(Object.entries(registry))('%s is there', (_, { source }) => {
  expect(fileOf(source)).toBeDefined();
});

const statics = Object.values(registry)
  .flatMap((entry) => (entry.kind === 'static' ? [entry.source] : (entry.slots ?? [])))
  .map((source) => fileOf(source) ?? '');
const aroundDocuments = ['DocBreadcrumbs', 'DocItem/Layout', 'TOCCollapsible', 'TOCItems'].map(
  (name) => `src/theme/${name}/index.tsx`,
);

it.each([...statics, ...aroundDocuments])('%s needs no browser', (file) => {
  const [use] = interactive.exec(readFileSync(join(siteDir, file), 'utf8')) ?? [];
  expect(use, 'does nothing in static HTML; declare the component as an island').toBeUndefined();
});

it('islands are imported with their wrapper', () => {
  const folders = Object.values(registry).flatMap(({ kind, source }) =>
    kind === 'island' ? [source.replace('@site/src/components/', '')] : [],
  );
  const bare = new RegExp(`from '(?:[^']*components|\\.\\.?)/(?:${folders.join('|')})'`);
  const importing = listFiles(siteDir, 'src', /\.tsx$/).filter((file) =>
    bare.test(readFileSync(join(siteDir, file), 'utf8')),
  );
  expect(importing).toEqual([]);
});
