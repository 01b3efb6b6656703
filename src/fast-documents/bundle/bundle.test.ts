import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeDocuments, encodeDocuments } from './documentList';
import { chunkNamesCode, readRoutes, registryCode, routesCode, showsFiles } from './generatedFiles';
import { decodingCode, pendingNavigationCode, reactUtilsCode } from './patches';
import { decodeItems, encodeItems } from './sidebars';

const documents = [
  { id: 'Android/docScan', path: '/docs/Android/docScan', sidebar: 'document-Android' },
  { id: 'Android/intro', path: '/docs/Android/intro', sidebar: 'document-Android' },
  { id: 'capacitor/api/index', path: '/docs/capacitor/api/', sidebar: 'document-capacitor' },
  { id: 'index', path: '/docs/' },
];

/** Runs generated code with its imports given. */
function run(code: string, given: Readonly<Record<string, unknown>>): unknown {
  const body = code
    .replace(/^import .*$/gm, '')
    .replace(/^export const/gm, 'const')
    .replace('export default', 'return');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const program = new Function(...Object.keys(given), body) as (...values: unknown[]) => unknown;
  return program(...Object.values(given));
}

describe('the list of documents', () => {
  it.each(['/', '/sub/'])('is the same after a journey as text, below %s', (baseUrl) => {
    const below = documents.map((each) => ({ ...each, path: each.path.replace('/', baseUrl) }));
    const text = JSON.stringify(encodeDocuments(below, baseUrl));
    const encoded = JSON.parse(text) as ReturnType<typeof encodeDocuments>;
    expect(decodeDocuments(encoded, baseUrl)).toEqual(below);
    expect(text.length).toBeLessThan(JSON.stringify(documents).length / 2);
  });

  it('refuses an address that does not follow from the id', () => {
    expect(() => encodeDocuments([{ id: 'a/b', path: '/docs/c' }], '/')).toThrow(
      'The path of a/b is /docs/c, not /docs/a/b.',
    );
  });
});

describe('sidebars', () => {
  const link = { type: 'link', href: '/sub/docs/a/b', label: 'B', docId: 'a/b', unlisted: false };

  it.each([
    ['links', [link]],
    ['categories', [{ type: 'category', label: 'C', collapsible: false, items: [link, link] }]],
    ['links to elsewhere', [{ type: 'link', href: 'https://example.com', label: 'E' }]],
    ['links with more to them', [{ ...link, className: 'new' }]],
    ['html', [{ type: 'html', value: '<hr>' }]],
  ])('with %s are the same after a journey', (_, items) => {
    const text = JSON.stringify(encodeItems(items, '/sub/'));
    expect(decodeItems(JSON.parse(text) as unknown[], '/sub/')).toEqual(items);
  });
});

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/docs', component: ComponentCreator('/docs', 'aaa'), routes: [
    { path: '/docs/', component: ComponentCreator('/docs/', 'bbb'), exact: true },
    ${documents
      .slice(0, 3)
      .map(
        ({ path, sidebar }) =>
          `{ path: '${path}', component: ComponentCreator('${path}', 'ccc'), exact: true, sidebar: '${sidebar ?? ''}' },`,
      )
      .join('\n')}
  ] },
  { path: '*', component: ComponentCreator('*') },
];`;

describe('routes', () => {
  it('are the same, and a component is made when it is asked for', () => {
    const made: string[] = [];
    const result = run(routesCode(readRoutes(routes), documents), {
      documents,
      C: (path: string, hash?: string) => {
        made.push(path);
        return [path, hash];
      },
    }) as ReturnType<typeof readRoutes>;
    expect(made).toEqual(['/docs', '*']);
    const inner = result[0]?.routes ?? [];
    expect(inner.map(({ path }) => path)).toEqual(documents.map(({ path }) => path));
    expect(inner[0]?.component).toEqual(['/docs/Android/docScan', '0']);
    expect(made).toHaveLength(3);
    expect(inner[0]).toMatchObject({ exact: true, sidebar: 'document-Android' });
    expect(inner[3]).toMatchObject({ exact: true, sidebar: undefined });
  });

  it('are refused where a document is missing', () => {
    const without = routes.replace(/^.*Android\/intro.*$/m, '');
    expect(() => routesCode(readRoutes(without), documents)).toThrow(
      'Some documents have no route',
    );
  });
});

describe('names of chunks', () => {
  const names = Object.fromEntries(
    documents.slice(0, 3).map(({ path }) => [`${path}-ccc`, { __comp: 'item', content: 'x' }]),
  );

  it.each([
    [{ ...names, '/docs/Android/intro-ccc': { __comp: 'other', content: 'x' } }, '2 components'],
    [
      { ...names, '/docs/Android/intro-ccc': { __comp: 'item', content: 'x', more: 'y' } },
      '"more"',
    ],
  ])('are refused where documents differ', (all, why) => {
    expect(() => chunkNamesCode(all, documents)).toThrow(why);
  });
});

describe('the registry', () => {
  const line = (name: string, file: string): string =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;
  const source = `export default {\n${line('a1', '@theme/DocItem')}\n${line('b2', '@site/docs/Android/docScan.mdx')}\n${line('c3', '@site/docs/index.mdx')}};\n`;

  const load = (given: Readonly<Record<string, unknown>> = {}, files?: ReadonlySet<string>) =>
    run(
      // What the bundler makes of an import.
      registryCode(source, documents, files).replace(/\bimport\(/g, 'imported('),
      { documents, loadDocument: (path: string) => path, imported: () => 'compiled', ...given },
    ) as Readonly<Record<string, readonly (() => unknown)[]>>;

  it('keeps everything but documents, and loads documents by their addresses', async () => {
    const registry = load();
    expect(await registry.a1?.[0]?.()).toBe('compiled');
    expect(registry.b2).toBeUndefined();
    expect(registry.c3).toBeUndefined();
    for (const { path } of documents) expect(await registry[path]?.[0]?.()).toBe(path);
  });

  it('mentions the compiled form of a document that shows files', async () => {
    const registry = load({}, new Set(['Android/docScan']));
    expect(
      await Promise.all([0, 3].map((index) => registry['/docs/Android/docScan']?.[index]?.())),
    ).toEqual(['/docs/Android/docScan', 'compiled']);
    expect(registry['/docs/Android/intro']).toHaveLength(1);
  });

  it.each([
    ['![A scan](./scan.svg)', true],
    ['[The file](./file.zip)', true],
    ['<img src={require("./a.png").default} />', true],
    ['[Scan](./docScan.mdx#a) and [more](/docs/Android/intro)', false],
    ['`![no](./a.png)`', false],
    ['```md noverify="shows"\n![no](./a.png)\n```', false],
  ])('sees the files of %s', (text, shown) => {
    expect(showsFiles(text)).toBe(shown);
  });

  it('rejects an unknown line', () => {
    expect(() => registryCode('  "a": 1,', documents)).toThrow('Not understood:   "a": 1,');
  });
});

it('a patch stops the build where its expression is not there exactly once', () => {
  const twice = 'deps.sort((a, b) => a[0].localeCompare(b[0]));'.repeat(2);
  expect(() => reactUtilsCode(twice)).toThrow('or more than one');
  expect(() => pendingNavigationCode('this.setState()')).toThrow('There is no');
  expect(() => decodingCode('preload.js', 'decode()')).toThrow('There is no');
});

it('client code uses one helper of tslib, the only one that there is', () => {
  const folder = dirname(createRequire(__filename).resolve('@docusaurus/utils-common'));
  const used = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/tslib_\d\.(\w+)/g)])
    .map(([, helper]) => helper);
  expect(new Set(used)).toEqual(new Set(['__importDefault']));
});
