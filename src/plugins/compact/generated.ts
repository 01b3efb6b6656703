import { encodeDocuments, type Document } from './documents';
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

/** Reads `routes.js` by running it with a component creator that only takes notes. */
export function readRoutes(source: string): Route[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  // The file is Docusaurus's own and made a moment ago; nothing of a visitor reaches it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('ComponentCreator', body) as (
    creator: (path: string, hash: string) => Route['component'],
  ) => Route[];
  return run((path, hash) => [path, hash]);
}

/** What stands for the hash in the key of a document's route. */
const noHash = '0';

/** Whether this is the route of a document in a sidebar, which the list of documents tells all about. */
function isDocument(route: Route, documents: ReadonlyMap<string, Document>): boolean {
  const { path, component, exact, sidebar, ...rest } = route;
  const document = documents.get(path);
  return (
    document?.sidebar !== undefined &&
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
      if (listed !== list.filter(({ sidebar }) => sidebar !== undefined).length) {
        throw new Error('Some documents have no route, or a route of another form.');
      }
      parts.push('...D');
    }
    return `[${parts.join(',')}]`;
  };
  const all = code(routes);
  if (groups !== 1)
    throw new Error(`Documents stand below ${String(groups)} routes, not below one.`);
  return [
    `import C from '@docusaurus/ComponentCreator';`,
    `import { documents } from '@generated/globalData';`,
    `const D = documents.filter((d) => d.sidebar !== undefined).map((d) => {`,
    `  let component;`,
    // Made when first asked for: a page needs one of some hundreds.
    `  return { path: d.path, exact: true, sidebar: d.sidebar, get component() { return component ??= C(d.path, ${text(noHash)}); } };`,
    `});`,
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
  const paths = new Set(
    list.filter(({ sidebar }) => sidebar !== undefined).map(({ path }) => path),
  );
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
    // The content of a document is its page: see chunkAsset.ts.
    `for (const d of documents) if (d.sidebar !== undefined) names[d.path + ${text(`-${noHash}`)}] = { __comp: ${text([...components][0])}, content: d.path };`,
    `export default names;`,
  ].join('\n');
}

const entry =
  /^\s*"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"]+)"\), "[^"]+", require\.resolveWeak\("[^"]+"\)\],?\}?;?$/;

/** What every document's page needs: one file instead of seven. */
const documentParts =
  /^@theme\/Doc(sRoot|VersionRoot|Root|Item)$|^@generated\/docusaurus-plugin-content-docs\//;
export const documentChunk = 'document';

/**
 * `registry.js` with the documents loaded from their pages. The other entries lose what only the server
 * reads.
 *
 * @param withFiles Ids of the documents that show files of their own, such as pictures. Their compiled
 *   form is still written, because the bundler copies those files along with it; nobody loads it.
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
    const chunk = documentParts.test(file) ? documentChunk : name;
    const load = `() => ready.then(() => import(/* webpackChunkName: ${text(chunk)} */ ${text(file)}))`;
    const document = byFile.get(file);
    if (document === undefined) {
      own.push(`${text(name)}: [${load}]`);
      continue;
    }
    // Docusaurus reads the first three of an entry.
    const files = withFiles.has(document.id) ? `, , , ${load}` : '';
    if (document.sidebar === undefined || files !== '') {
      const key = document.sidebar === undefined ? name : document.path;
      own.push(
        `${text(key)}: [() => ready.then(() => loadDocument(${text(document.path)}))${files}]`,
      );
    }
  }
  return [
    `import { loadDocument } from '@site/src/document/load';`,
    `import { documents } from '@generated/globalData';`,
    // Starting the app and asking for the rest of the page are two tasks, between which the page answers.
    `const ready = new Promise((resolve) => { setTimeout(resolve); });`,
    `const registry = {${own.join(',\n')}};`,
    `for (const d of documents) if (d.sidebar !== undefined) registry[d.path] ??= [() => ready.then(() => loadDocument(d.path))];`,
    `export default registry;`,
  ].join('\n');
}

/**
 * A source with one text in the place of another.
 *
 * @throws Error where that does not stand in it exactly once.
 */
function replaced(source: string, from: string, to: string): string {
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`There is no "${from}", or more than one.`);
  return parts.join(to);
}

/** The comparison by which the theme sorts the names of properties. */
const collating = '.sort((a, b) => a[0].localeCompare(b[0]))';

/**
 * `reactUtils.js` of theme-common with the names of properties sorted by their characters. Any order will do there, and
 * the first use of a collation takes a phone some 40 ms, in the middle of taking over the page.
 *
 * @throws Error where it sorts in another way.
 */
export const reactUtilsCode = (source: string): string =>
  replaced(source, collating, '.sort((a, b) => (a[0] < b[0] ? -1 : 1))');

/** Core files that decode a part of the address, by name, and the expression that does. */
const decoding: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'ClientLifecyclesDispatcher.js': [
    'decodeURIComponent(hash.substring(1))',
    'decoded(hash.substring(1))',
  ],
  'preload.js': ['decodeURI(pathname)', 'decoded(pathname, decodeURI)'],
};

/**
 * A file of Docusaurus's core that throws on a malformed hash or path, and with it the whole app, with a decoder that
 * leaves such a part as it is.
 *
 * @param name Name of the file.
 * @throws Error where the file decodes in another way, or is none of those that do.
 */
export function decodingCode(name: string, source: string): string {
  const [from, to] = decoding[name] ?? [];
  if (from === undefined || to === undefined) throw new Error('It decodes nothing.');
  return `import { decoded } from '@site/src/document/decode';\n${replaced(source, from, to)}`;
}

const showing = 'this.setState({ nextRouteHasLoaded: true });';

const starting = 'this.setState({ nextRouteHasLoaded: false });';

const reloading = 'window.location.reload();';

/** A navigation to a page that is there already: its lifecycle begins and ends, and React draws it now. */
const showingLoaded = `if (isLoaded(nextLocation.pathname)) {
  dispatchLifecycleAction('onRouteUpdate', { previousLocation: this.previousLocation, location: nextLocation })();
  if (!nextState.nextRouteHasLoaded) this.setState({ nextRouteHasLoaded: true });
  return true;
}`;

/**
 * `PendingNavigation.js` of Docusaurus's core with a page shown at once when it is there: when it has come, for React
 * would first let the browser draw the old one again; and when it was there before the click. Docusaurus renders the
 * old page with the new address then, and the new one after that. A page that cannot be loaded is opened by the
 * browser as a link would open it: a reload would restore the scroll position of the page before.
 *
 * @throws Error where it does another thing.
 */
export const pendingNavigationCode = (source: string): string =>
  [
    `import { flushSync } from 'react-dom';`,
    `import { isLoaded, openPage } from '@site/src/clientModules/connection';`,
    replaced(
      replaced(
        replaced(source, showing, `flushSync(() => { ${showing} });`),
        starting,
        `${showingLoaded}\n${starting}`,
      ),
      reloading,
      'openPage();',
    ),
  ].join('\n');

/** Whether a document's source shows a picture or links to a file beside it. */
export const showsFiles = (source: string): boolean =>
  /!\[[^\]]*\]\(|\brequire\(|\]\((?:\.{1,2}\/|\/)[^)\s]*\.(?!mdx?\b)\w+\)/.test(
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
export function globalDataCode(globalData: unknown): string {
  const documents = documentsOf(globalData);
  const rest = JSON.parse(JSON.stringify(globalData)) as {
    'docusaurus-plugin-content-docs': { default: { versions: [{ docs: unknown }] } };
  };
  rest['docusaurus-plugin-content-docs'].default.versions[0].docs = [];
  return [
    `import { decodeDocuments } from ${text(documentsModule)};`,
    `export const documents = decodeDocuments(${text(encodeDocuments(documents))});`,
    `const data = ${text(rest)};`,
    `data['docusaurus-plugin-content-docs'].default.versions[0].docs = documents;`,
    `export default data;`,
  ].join('\n');
}

/** Properties of a version of the docs: sidebars encoded, titles and descriptions of documents left out. */
export function versionCode(props: {
  readonly version: { readonly docsSidebars: Readonly<Record<string, readonly unknown[]>> };
}): string {
  const { docsSidebars, ...version } = props.version;
  const sidebars = Object.fromEntries(
    Object.entries(docsSidebars).map(([name, items]) => [name, encodeItems(items)]),
  );
  return [
    `import { decodeSidebars } from ${text(sidebarsModule)};`,
    // `docs` serves cards of categories, which this site has none of.
    `export const version = { ...${text({ ...version, docs: {} })}, docsSidebars: decodeSidebars(${text(sidebars)}) };`,
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
 * @throws Error where the file is no object in JSON.
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

const documentsModule = '@site/src/plugins/compact/documents';
const sidebarsModule = '@site/src/plugins/compact/sidebars';
