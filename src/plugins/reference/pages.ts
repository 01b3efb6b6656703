import { platformById, productLabel } from '../../model/platforms';
import { membersOf, type ApiSymbol } from '../api/types';
import { describe } from '../content/describe';
import { frontMatterBlock } from '../content/frontMatter';
import { referenceFolders } from '../content/links';
import { paragraphs } from '../content/markdownTable';
import { apiKey, resolveMembers, type Resolved } from '../content/resolve';
import { versionOf } from '../content/since';
import {
  apiTable,
  callFacts,
  layOut,
  nameCell,
  parameterTable,
  typeMarkup,
} from '../content/tables';
import { interfaceMembers, meaningOf, memberTable } from './members';
import {
  commentOf,
  deprecation,
  examples,
  factLine,
  guideLink,
  resolve,
  usedBy,
  usedIn,
  type Reference,
} from './reference';

/** Kinds of symbols that have a page each, in the order of the index page. */
const kinds = {
  interface: {
    noun: 'interface',
    title: 'Interfaces',
    pieces: ['Every member with type and meaning.', 'With an example.'],
  },
  enum: {
    noun: 'enumeration',
    title: 'Enumerations',
    pieces: ['Every value and what it means.', 'With an example.'],
  },
  alias: {
    noun: 'type alias',
    title: 'Type aliases',
    pieces: ['Declaration and an example.', 'For TypeScript.'],
  },
  variable: {
    noun: 'variable',
    title: 'Variables',
    pieces: ['How to import it, with an example.', 'For TypeScript.'],
  },
} as const;

/** A kind of symbol that has its own page. */
export type TopKind = keyof typeof kinds;

/** Objects in a declaration with one member a line, where the line would be too long for a phone. */
function breakObjects(source: string): string {
  return source
    .split('\n')
    .map((line) => {
      const object = /^(\s*)(.*?)\{ ([^{}]*; [^{}]*) \}(.*)$/.exec(line);
      if (object === null || line.length <= 60) return line;
      const [, indent = '', before = '', members = '', after = ''] = object;
      const lines = members.split('; ').map((member) => `${indent}  ${member};`);
      return `${indent}${before}{\n${lines.join('\n')}\n${indent}}${after}`;
    })
    .join('\n');
}

/** A union of many literals, one a line. */
function breakUnion(source: string): string {
  const [head = '', ...members] = source.split(/ = | \| /);
  return source.length <= 60 || members.length < 3
    ? source
    : `${head} =\n${members.map((member) => `  | ${member}`).join('\n')}`;
}

function functionSection(reference: Reference, declared: ApiSymbol): string {
  const { apis, index, scope } = reference;
  const symbol = resolve(reference, declared);
  const comment = commentOf(reference, symbol);
  const { name, signature } = declared;
  const parameters = parameterTable(symbol, reference);
  const object = /^\w+\((\w+): \{/.exec(signature)?.[1];
  const guide = index.rows.get(apiKey(scope))?.get(symbol.id);
  const mentions = index.mentions.get(apiKey(scope))?.get(symbol.id) ?? [];
  const others = mentions.filter((path) => path !== guide).map(guideLink);
  const example = examples(reference, symbol);
  return paragraphs([
    `### ${name}() {#${name}}`,
    `\`\`\`ts\n${breakObjects(layOut(signature))}\n\`\`\``,
    comment.summary,
    deprecation(comment),
    factLine(reference, symbol, { Since: versionOf(apis, scope, symbol) }),
    comment.remarks,
    object === undefined
      ? parameters
      : `Takes one object, \`${object}\`, with:\n\n${parameters.replace('| Parameter |', '| Member |')}`,
    [
      ...callFacts(symbol, reference).map((fact) => fact.replace(/\s*\n\s*/g, ' ')),
      ...(guide === undefined ? [] : [`- **Guide:** ${guideLink(guide)}`]),
      ...(others.length === 0 ? [] : [`- **Also in:** ${others.join(', ')}`]),
    ].join('\n'),
    example && `**Example**\n\n${example}`,
  ]);
}

/** Values of an alias that the model declares as an enumeration. */
function aliasValues(reference: Reference, type: Resolved): string {
  if (type.declared?.kind !== 'alias' || type.neutral?.kind !== 'enum') return '';
  const nameOf = ({ neutral, text }: Resolved): string => neutral?.name ?? text;
  const table = apiTable('values', resolveMembers(reference.apis, reference.scope, type, true), {
    Value: (value) => nameCell(value, `'${nameOf(value)}'`, nameOf(value), reference),
    Meaning: (value) => meaningOf(reference, value),
  });
  return `## Values\n\n${table}`;
}

/** Members of a type as the model orders them; TypeDoc puts redeclared ones after inherited ones. */
function membersInOrder(reference: Reference, type: Resolved): Resolved[] {
  const order = membersOf(reference.apis.model, type.id).map(({ name }) => name);
  const rank = ({ neutral }: Resolved): number => {
    const at = order.indexOf(neutral?.name ?? '');
    return at < 0 ? order.length : at;
  };
  return membersOf(reference.api, type.declared?.name ?? '')
    .map((member) => resolve(reference, member))
    .sort((a, b) => rank(a) - rank(b));
}

/** Page of one top-level symbol of a package. */
export function renderSymbol(reference: Reference, name: string, kind: TopKind): string {
  const { api, apis, packageName, scope } = reference;
  const declared = api.symbols.get(kind === 'variable' ? `${name}()` : name);
  if (declared === undefined) throw new Error(`"${name}" is not a ${kind} of ${packageName}.`);
  const symbol = resolve(reference, declared);
  const comment = commentOf(reference, symbol);
  const { label } = platformById(scope.platform);
  const sdk = `${productLabel(scope.product)} for ${label}`;
  const { noun, pieces } = kinds[kind];
  const members = kind === 'variable' ? [] : membersInOrder(reference, symbol);
  const functions = members.flatMap((member) =>
    member.kind === 'function' && member.declared !== undefined ? [member.declared] : [],
  );
  const values = members.filter((member) => member.kind === 'enumMember');
  const properties = members.filter((member) => member.kind === 'member');
  const bases = declared.bases.filter((base) => reference.hrefOf(base) !== undefined);
  const example = examples(reference, symbol);
  // The interface and the object of this type are both called `DeckleSDK`.
  const isShared = api.symbols.has(name) && api.symbols.has(`${name}()`);
  return `${paragraphs([
    frontMatterBlock({
      title: `${name} ${noun} (${label}${scope.product === 'barcode' ? ' barcode' : ''})`,
      sidebar_label: isShared ? `${name} (${noun})` : name,
      description: describe(
        comment.summary,
        [
          `The ${noun} ${name} of the ${sdk}.`,
          `${noun.charAt(0).toUpperCase()}${noun.slice(1)} of the ${sdk}.`,
          `${sdk}.`,
        ],
        functions.length > 1 ? ['Every function with signature, result, and failure.'] : pieces,
      ),
    }),
    isShared ? `# ${name} ${noun}` : `# ${name}`,
    `<ApiHead kind="${noun}" package="${packageName}" />`,
    comment.summary,
    deprecation(comment),
    factLine(reference, symbol, {
      Extends: bases.map((base) => typeMarkup(base, reference)).join(', '),
      Since: versionOf(apis, scope, symbol),
    }),
    kind === 'variable' ? '' : usedBy(reference, declared),
    comment.remarks,
    kind === 'alias' || kind === 'variable'
      ? `\`\`\`ts\n${breakUnion(layOut(declared.signature))}\n\`\`\``
      : '',
    aliasValues(reference, symbol),
    example && `## Example\n\n${example}`,
    values.length === 0 ? '' : `## Members\n\n${memberTable(reference, values)}`,
    interfaceMembers(reference, symbol, properties),
    functions.length === 0 ? '' : '## Functions',
    ...functions.map((member) => functionSection(reference, member)),
    kind === 'variable'
      ? `Its functions are those of the interface [\`${name}\`](../interfaces/${name}.mdx).`
      : usedIn(reference, symbol),
  ])}\n`;
}

/** Index page of a package: what it is, and every symbol with its summary. */
export function renderIndex(reference: Reference, introduction: string): string {
  const { api, packageName, scope } = reference;
  const { label } = platformById(scope.platform);
  const product = productLabel(scope.product);
  const table = (
    symbols: readonly ApiSymbol[],
    linkOf: (symbol: ApiSymbol) => readonly [text: string, href: string],
  ): string => {
    const comment = (symbol: ApiSymbol) => commentOf(reference, resolve(reference, symbol));
    return apiTable('members', symbols, {
      Name: (symbol) => {
        const [text, href] = linkOf(symbol);
        const code = `\`${text}\``;
        return `[${comment(symbol).deprecated === undefined ? code : `~~${code}~~`}](./${href})`;
      },
      Meaning: (symbol) => comment(symbol).summary,
    });
  };
  const functions = membersOf(api, 'DeckleSDK').filter(({ kind }) => kind === 'function');
  const sections = (Object.keys(kinds) as TopKind[]).map((kind) => {
    const symbols = [...api.symbols.values()]
      .filter((symbol) => symbol.kind === kind && symbol.parent === undefined)
      .sort((a, b) => a.name.localeCompare(b.name));
    const folder = referenceFolders[kind];
    const shown = table(symbols, ({ name }) => [name, `${folder}/${name}.mdx`]);
    return symbols.length === 0 ? '' : `## ${kinds[kind].title}\n\n${shown}`;
  });
  return `${paragraphs([
    frontMatterBlock({
      title: `${product} API for ${label}`,
      sidebar_label: 'Overview',
      description: describe(
        `Every function, interface, and enumeration of ${packageName}.`,
        [
          `The ${product} for ${label}: types, defaults, results and failures.`,
          `The ${product} for ${label}.`,
        ],
        [],
      ),
    }),
    introduction,
    '## Functions',
    'All functions are members of [`DeckleSDK`](./interfaces/DeckleSDK.mdx).',
    table(functions, ({ name }) => [`${name}()`, `interfaces/DeckleSDK.mdx#${name}`]),
    ...sections,
    `## Next steps

- [Introduction](../intro.mdx): what the SDK does and what it needs
- [Get started](../getStarted.mdx): install the package and run the first scan`,
  ])}\n`;
}
