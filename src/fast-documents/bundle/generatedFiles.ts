import { encodeDocuments, type Document } from './documentList';
import { encodeItems } from './sidebars';

const text = (value: unknown): string => JSON.stringify(value);

/** A route as Docusaurus generates it, its component named by path and hash. */
export interface Route {
  readonly path: string;
  readonly component: readonly [path: string, hash: string];
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly Route[];
}

/** Reads `routes.js` by running it with a component creator that records its arguments. */
export function readRoutes(source: string): Route[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  // Docusaurus generated this file a moment ago; it holds no input of a visitor.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('ComponentCreator', body) as (
    creator: (path: string, hash: string) => Route['component'],
  ) => Route[];
  return run((path, hash) => [path, hash]);
}

/** Replaces the hash in the key of a document's route. */
const noHash = '0';

/** Whether this is the route of a document, which the list of documents fully describes. */
function isDocument(route: Route, documents: ReadonlyMap<string, Document>): boolean {
  const { path, component, exact, sidebar, ...rest } = route;
  const document = documents.get(path);
  return (
    document !== undefined &&
    document.sidebar === sidebar &&
    component[0] === path &&
    exact === true &&
    Object.keys(rest).length === 0
  );
}

/**
 * `routes.js` with the documents' routes made from the list.
 *
 * @throws Error where the documents have no route in common, or not all of them have one.
 */
export function routesCode(routes: readonly Route[], list: readonly Document[]): string {
  const byPath = new Map(list.map((document) => [document.path, document]));
  let groups = 0;
  const code = (items: readonly Route[]): string => {
    const own = items.filter((route) => !isDocument(route, byPath));
    const listed = items.length - own.length;
    const parts = own.map(({ path, component: [name, hash], exact, sidebar, routes: inner }) => {
      const members = [`path:${text(path)}`, `component:C(${text(name)},${text(hash)})`];
      if (exact !== undefined) members.push(`exact:${text(exact)}`);
      if (sidebar !== undefined) members.push(`sidebar:${text(sidebar)}`);
      if (inner !== undefined) members.push(`routes:${code(inner)}`);
      return `{${members.join(',')}}`;
    });
    if (listed > 0) {
      groups += 1;
      if (listed !== list.length) {
        throw new Error('Some documents have no route, or a route of another form.');
      }
      parts.push('...D');
    }
    return `[${parts.join(',')}]`;
  };
  const all = code(routes);
  if (groups !== 1) throw new Error(`Documents are below ${String(groups)} routes, not below one.`);
  return [
    `import C from '@docusaurus/ComponentCreator';`,
    `import { documents } from '@generated/globalData';`,
    // Created on access, since a page needs one of several hundred; `clientModules/connection.ts` keeps it.
    `const D = documents.map((d) => ({ path: d.path, exact: true, sidebar: d.sidebar, get component() { return C(d.path, ${text(noHash)}); } }));`,
    `export default ${all};`,
  ].join('\n');
}

type ChunkNames = Readonly<Record<string, unknown>>;

/**
 * `routesChunkNames.json` with the documents' entries made from the list.
 *
 * @throws Error where their entries do not all have one component and one module of content.
 */
export function chunkNamesCode(
  names: Readonly<Record<string, ChunkNames>>,
  list: readonly Document[],
): string {
  const paths = new Set(list.map(({ path }) => path));
  const own: Record<string, ChunkNames> = {};
  const components = new Set<unknown>();
  for (const [key, value] of Object.entries(names)) {
    if (!paths.has(key.replace(/-[^-]+$/, ''))) {
      own[key] = value;
      continue;
    }
    const { __comp: component, content, ...rest } = value;
    if (typeof content !== 'string' || Object.keys(rest).length > 0) {
      throw new Error(`The chunks of ${key} are ${text(value)}.`);
    }
    components.add(component);
  }
  if (components.size !== 1) {
    throw new Error(`Documents are shown by ${String(components.size)} components, not by one.`);
  }
  return [
    `import { documents } from '@generated/globalData';`,
    `const names = ${text(own)};`,
    // The content of a document is its payload: see chunkAsset.ts.
    `for (const d of documents) names[d.path + ${text(`-${noHash}`)}] = { __comp: ${text([...components][0])}, content: d.path };`,
    `export default names;`,
  ].join('\n');
}

const entry =
  /^\s*"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"]+)"\), "[^"]+", require\.resolveWeak\("[^"]+"\)\],?\}?;?$/;

/** What every document's page needs, as one chunk instead of seven. */
const documentModules =
  /^@theme\/Doc(sRoot|VersionRoot|Root|Item)$|^@generated\/docusaurus-plugin-content-docs\//;
export const documentChunk = 'document';

/**
 * `registry.js` with documents loaded from their payloads. The other entries lose what only the server
 * reads.
 *
 * @param withFiles Ids of the documents that show their own files, such as pictures. Their compiled
 *   form is still written, because the bundler copies those files along with it; it is never loaded.
 * @throws Error at a line of another form.
 */
export function registryCode(
  source: string,
  list: readonly Document[],
  withFiles: ReadonlySet<string> = new Set(),
): string {
  const byFile = new Map(list.map((document) => [`@site/docs/${document.id}.mdx`, document]));
  const own: string[] = [];
  for (const line of source.split('\n')) {
    if (/^(export default \{|\};?|)\s*$/.test(line)) continue;
    const [, name = '', file = ''] = entry.exec(line) ?? [];
    if (name === '') throw new Error(`Not understood: ${line}`);
    const chunk = documentModules.test(file) ? documentChunk : name;
    const load = `() => import(/* webpackChunkName: ${text(chunk)} */ ${text(file)})`;
    const document = byFile.get(file);
    if (document === undefined) {
      own.push(`${text(name)}: [${load}]`);
      continue;
    }
    // Docusaurus reads the first three of an entry.
    const files = withFiles.has(document.id) ? `, , , ${load}` : '';
    if (files !== '') {
      own.push(`${text(document.path)}: [() => loadDocument(${text(document.path)})${files}]`);
    }
  }
  return [
    `import { loadDocument } from '@site/src/fast-documents/client/load';`,
    `import { documents } from '@generated/globalData';`,
    `const registry = {${own.join(',\n')}};`,
    `for (const d of documents) registry[d.path] ??= [() => loadDocument(d.path)];`,
    `export default registry;`,
  ].join('\n');
}

/** Whether a document's source shows a picture or links to a file beside it. */
export const showsFiles = (source: string): boolean =>
  /!\[[^\]]*\]\(|\brequire\(|\]\((?:\.{1,2}\/|\/)[^)#\s]*\.(?!mdx?\b)\w+\)/.test(
    source.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, ''),
  );

interface GlobalData {
  readonly 'docusaurus-plugin-content-docs': {
    readonly default: { readonly versions: readonly [{ readonly docs: readonly Document[] }] };
  };
}

/**
 * The documents that `globalData.json` lists.
 *
 * @throws TypeError where the docs plugin has no data.
 */
export function documentsOf(globalData: unknown): readonly Document[] {
  return (globalData as GlobalData)['docusaurus-plugin-content-docs'].default.versions[0].docs;
}

/** `globalData.json` with the list of documents encoded; exports that list as well. */
export function globalDataCode(globalData: unknown, baseUrl: string): string {
  const documents = documentsOf(globalData);
  const rest = JSON.parse(JSON.stringify(globalData)) as {
    'docusaurus-plugin-content-docs': { default: { versions: [{ docs: unknown }] } };
  };
  rest['docusaurus-plugin-content-docs'].default.versions[0].docs = [];
  return [
    `import { decodeDocuments } from ${text(documentsModule)};`,
    `export const documents = decodeDocuments(${text(encodeDocuments(documents, baseUrl))}, ${text(baseUrl)});`,
    `const data = ${text(rest)};`,
    `data['docusaurus-plugin-content-docs'].default.versions[0].docs = documents;`,
    `export default data;`,
  ].join('\n');
}

/** Properties of a version of the docs: sidebars encoded, titles and descriptions of documents left out. */
export function versionCode(
  props: {
    readonly version: { readonly docsSidebars: Readonly<Record<string, readonly unknown[]>> };
  },
  baseUrl: string,
): string {
  const { docsSidebars, ...version } = props.version;
  const sidebars = Object.fromEntries(
    Object.entries(docsSidebars).map(([name, items]) => [name, encodeItems(items, baseUrl)]),
  );
  return [
    `import { decodeSidebars } from ${text(sidebarsModule)};`,
    // `docs` serves cards of categories, which this site has none of.
    `export const version = { ...${text({ ...version, docs: {} })}, docsSidebars: decodeSidebars(${text(sidebars)}, ${text(baseUrl)}) };`,
    `export default { version };`,
  ].join('\n');
}

/** What components of the theme and of this site ask the configuration for. */
const configKeys: readonly string[] = [
  'title',
  'tagline',
  'titleDelimiter',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'trailingSlash',
  'favicon',
  'noIndex',
  'i18n',
  'storage',
  'themeConfig',
  'customFields',
];

/**
 * `docusaurus.config.mjs` without what only the build reads: options of plugins, tags of the head, and
 * folders of the machine it runs on.
 *
 * @throws Error where the file isn't an object in JSON.
 */
export function configCode(source: string): string {
  const json = /export default (\{[\s\S]*\});?\s*$/.exec(source)?.[1];
  if (json === undefined) throw new Error('No "export default { … }" was found.');
  const config = JSON.parse(json) as Readonly<Record<string, unknown>> & {
    readonly future: { readonly experimental_router?: unknown };
  };
  const kept = Object.entries(config).filter(([key]) => configKeys.includes(key));
  const { experimental_router: router } = config.future;
  return `export default ${text({ ...Object.fromEntries(kept), future: { experimental_router: router } })};`;
}

const documentsModule = '@site/src/fast-documents/bundle/documentList';
const sidebarsModule = '@site/src/fast-documents/bundle/sidebars';
