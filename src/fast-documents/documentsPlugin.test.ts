import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lightened } from './documentsPlugin';

describe('routes', () => {
  const document = {
    path: '/docs/a',
    component: '@theme/DocItem',
    exact: true,
    sidebar: 'one',
    modules: { content: '@site/docs/a.mdx' },
  };
  const other = { path: '/docs/tags', component: '@theme/DocTagsListPage', props: { tags: [] } };
  const sources = new Map<string, string>();
  const root = {
    path: '/docs',
    component: '@theme/DocVersionRoot',
    props: { version: { label: 'Next', docs: { a: { title: 'A' } } } },
    routes: [document, other],
  };
  const light = lightened(root, sources);

  it('of documents name a component and no module', () => {
    const { modules, ...rest } = document;
    expect(light.routes?.[0]).toEqual({ ...rest, component: 'fast-documents/Document' });
    expect(sources).toEqual(new Map([[document.path, modules.content]]));
  });

  it('keep everything else but the documents of the version', () => {
    expect(light.routes?.[1]).toEqual(other);
    expect(light.props).toEqual({ version: { label: 'Next', docs: {} } });
  });
});

it('client code uses one helper of tslib, the only one that its stand-in has', () => {
  const folder = dirname(createRequire(__filename).resolve('@docusaurus/utils-common'));
  const used = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/tslib_\d\.(\w+)/g)])
    .map(([, helper]) => helper);
  expect(new Set(used)).toEqual(new Set(['__importDefault']));
});
