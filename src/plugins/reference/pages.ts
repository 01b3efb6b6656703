import { wordsOfName } from '../../base/nameWords';
import { platformById, productLabel } from '../../model/platforms';
import { describe } from '../content/symbols/describe';
import { frontMatterBlock } from '../content/source/frontMatter';
import { referenceFolders } from '../content/symbols/links';
import { paragraphs } from '../tree/markdownTable';
import { apiKey } from '../api/types';
import {
  commentFor,
  resolveMembers,
  type NeutralKind,
  type Resolved,
} from '../content/symbols/resolve';
import { versionOf } from '../content/symbols/since';
import { layOut, signatureOf } from '../content/symbols/signatures';
import { apiTable, typeMarkup } from '../content/symbols/tables';
import { interfaceMembers, valueTable } from './members';
import {
  deprecation,
  examples,
  factLine,
  guideLink,
  resolve,
  usedBy,
  usedIn,
  type Reference,
  type TopKind,
} from './reference';

/** Kinds of symbols that have a page each, in the order of the index page. */
const kinds = {
  interface: { noun: 'interface', title: 'Interfaces' },
  enum: { noun: 'enumeration', title: 'Enumerations' },
  alias: { noun: 'type alias', title: 'Type aliases' },
  variable: { noun: 'variable', title: 'Variables' },
} as const satisfies Readonly<Record<TopKind, object>>;

/** A union of many literals, one a line. */
function breakUnion(source: string): string {
  const [head = '', ...members] = source.split(/ = | \| /);
  return source.length <= 60 || members.length < 3
    ? source
    : `${head} =\n${members.map((member) => `  | ${member}`).join('\n')}`;
}

/** A function, as guides show it, with the guides that use it. */
function functionSection(reference: Reference, symbol: Resolved): string {
  const { index, scope } = reference;
  const { name = '' } = symbol.declared ?? {};
  const guide = index.rows.get(apiKey(scope))?.get(symbol.id);
  const mentions = index.mentions.get(apiKey(scope))?.get(symbol.id) ?? [];
  const others = mentions.filter((path) => path !== guide).map(guideLink);
  const example = examples(reference, symbol);
  const links = [
    ...(guide === undefined ? [] : [`- **Guide:** ${guideLink(guide)}`]),
    ...(others.length === 0 ? [] : [`- **Also in:** ${others.join(', ')}`]),
  ];
  return paragraphs([
    `### ${name}() {#${name}}`,
    [signatureOf(symbol, reference), ...links].join('\n'),
    commentFor(symbol).remarks,
    example && `**Example**\n\n${example}`,
  ]);
}

/** A name that breaks between its words, with zero-width spaces, where it is too long for a line of the sidebar. */
const breakable = (name: string): string =>
  name.length > 22 ? wordsOfName(name).join('\u200b') : name;

/** Page of one top-level symbol of a package. */
export function renderSymbol(reference: Reference, name: string, kind: TopKind): string {
  const { api, apis, packageName, scope } = reference;
  const symbol = resolve(reference, name, kind);
  const comment = commentFor(symbol);
  const { bases = [], signature = '' } = symbol.declared ?? {};
  const { label } = platformById(scope.platform);
  const sdk = `${productLabel(scope.product)} for ${label}`;
  const { noun } = kinds[kind];
  const members = kind === 'variable' ? [] : resolveMembers(apis, scope, symbol);
  const of = (wanted: NeutralKind): Resolved[] => members.filter((one) => one.kind === wanted);
  const functions = of('function');
  const values = of('enumMember');
  const valueSection = values.length === 0 ? '' : valueTable(reference, values);
  const example = examples(reference, symbol);
  // The interface and the object of this type are both called `DeckleSDK`.
  const isShared = api.symbols.has(name) && api.symbols.has(`${name}()`);
  return `${paragraphs([
    frontMatterBlock({
      title: `${name} ${noun} (${label}${scope.product === 'barcode' ? ' barcode' : ''})`,
      sidebar_label: isShared ? `${name} (${noun})` : breakable(name),
      description: describe(`The ${noun} ${name} of the ${sdk}:`, comment.summary, [
        'With its declaration and an example.',
        'With links to guides.',
      ]),
    }),
    isShared ? `# ${name} ${noun}` : `# ${name}`,
    `<ApiHead kind="${noun}" package="${packageName}" />`,
    comment.summary,
    deprecation(comment),
    factLine(reference, symbol, {
      Extends: bases
        .filter((base) => reference.hrefOf(base) !== undefined)
        .map((base) => typeMarkup(base, reference))
        .join(', '),
      Since: versionOf(apis, scope, symbol),
    }),
    kind === 'variable' ? '' : usedBy(reference, name),
    comment.remarks,
    kind === 'alias' || kind === 'variable'
      ? `\`\`\`ts signature\n${breakUnion(layOut(signature))}\n\`\`\``
      : '',
    kind === 'alias' && valueSection && `## Values\n\n${valueSection}`,
    example && `## Example\n\n${example}`,
    kind === 'enum' && `## Members\n\n${valueSection}`,
    interfaceMembers(reference, symbol, of('member')),
    functions.length === 0 ? '' : '## Functions',
    ...functions.map((member) => functionSection(reference, member)),
    kind === 'variable'
      ? `Its functions are those of the interface [\`${name}\`](../interfaces/${name}.mdx).`
      : usedIn(reference, symbol),
  ])}\n`;
}

/** Index page of a package: what it is, and every symbol with its summary. */
export function renderIndex(reference: Reference, introduction: string): string {
  const { api, apis, packageName, scope } = reference;
  const { label } = platformById(scope.platform);
  const product = productLabel(scope.product);
  const table = (symbols: readonly Resolved[], hrefOf: (name: string) => string): string =>
    apiTable(symbols, {
      Name: (symbol) => {
        const { name = '' } = symbol.declared ?? {};
        const code = `\`${name}${symbol.kind === 'function' ? '()' : ''}\``;
        const isDeprecated = commentFor(symbol).deprecated !== undefined;
        return `[${isDeprecated ? `~~${code}~~` : code}](./${hrefOf(name)})`;
      },
      Meaning: (symbol) => commentFor(symbol).summary,
    });
  const functions = resolveMembers(apis, scope, resolve(reference, 'DeckleSDK', 'interface'));
  const sections = (Object.keys(kinds) as TopKind[]).map((kind) => {
    const names = [...api.symbols.values()]
      .filter((symbol) => symbol.kind === kind && symbol.parent === undefined)
      .map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b, 'en'));
    const symbols = names.map((name) => resolve(reference, name, kind));
    const shown = table(symbols, (name) => `${referenceFolders[kind]}/${name}.mdx`);
    return symbols.length === 0 ? '' : `## ${kinds[kind].title}\n\n${shown}`;
  });
  return `${paragraphs([
    frontMatterBlock({
      title: `${product} API for ${label}`,
      sidebar_label: 'Overview',
      description: describe(
        `Every function, interface, and enumeration of ${packageName}, the ${product} for ${label}:`,
        'types, defaults, results, and failures.',
        [],
      ),
    }),
    introduction,
    '## Functions',
    'All functions are members of [`DeckleSDK`](./interfaces/DeckleSDK.mdx).',
    table(functions, (name) => `interfaces/DeckleSDK.mdx#${name}`),
    ...sections,
    `## Next steps

- [Introduction](../intro.mdx): what the SDK does and what it needs
- [Get started](../getStarted.mdx): install the package and run the first scan`,
  ])}\n`;
}
