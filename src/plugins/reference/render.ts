import { kindsOf, pageKind } from '../../model/pageKinds';
import { platformById, productLabel } from '../../model/platforms';
import { classifyDocPath } from '../../model/docPaths';
import { membersOf, ownMembersOf, type Api, type ApiComment, type ApiSymbol } from '../api/types';
import { equivalentsMark } from '../content/equivalents';
import { describe } from '../content/describe';
import { referenceFolders } from '../content/links';
import type { SiteIndex } from '../content/siteIndex';
import {
  apiKey,
  commentFor,
  kindOf,
  resolveMembers,
  resolveSymbol,
  type ApiSet,
  type Resolved,
  type Scope,
} from '../content/resolve';
import { laterVersion, versionOf } from '../content/since';
import {
  apiTable,
  callFacts,
  defaultMarkup,
  layOut,
  meaning,
  nameCell,
  parameterTable,
  typeMarkup,
  type RenderContext,
} from '../content/tables';

/** What a reference page is rendered from. */
export interface ReferenceInput {
  readonly apis: ApiSet;
  readonly index: SiteIndex;
  readonly scope: Scope;
  /** npm name of the package. */
  readonly packageName: string;
}

const kindLabels = {
  interface: 'interface',
  enum: 'enumeration',
  alias: 'type alias',
  variable: 'variable',
} as const;

type TopKind = keyof typeof kindLabels;

const sectionTitles: Readonly<Record<TopKind, string>> = {
  variable: 'Variables',
  interface: 'Interfaces',
  enum: 'Enumerations',
  alias: 'Type aliases',
};

const yaml = (text: string): string => `'${text.replace(/'/g, "''")}'`;

/** References are left as `sdk:` links: the loader expands them as it does in guides. */
function contextOf(input: ReferenceInput): RenderContext {
  const api = apiOf(input);
  return {
    apis: input.apis,
    scope: input.scope,
    link: (markdown) => markdown,
    hrefOf: (name) => {
      const symbol = api.symbols.get(name) ?? api.symbols.get(`${name}()`);
      return symbol === undefined
        ? undefined
        : `../${referenceFolders[symbol.kind as TopKind]}/${name}.mdx`;
    },
  };
}

function apiOf(input: ReferenceInput): Api {
  const api = input.apis.platforms.get(apiKey(input.scope));
  if (api === undefined) throw new Error(`No declarations for ${apiKey(input.scope)}.`);
  return api;
}

/** The package's own declaration, with what the model says of it. */
function resolve(input: ReferenceInput, declared: ApiSymbol): Resolved {
  const reference = declared.id.replace(/\(\)$/, '');
  const api = apiOf(input);
  const kind = kindOf(declared);
  // A variable shares its name with the interface it is of; only its own comment is about it.
  if (declared.kind === 'variable')
    return { id: reference, kind, text: reference, declared, neutral: undefined };
  const neutralName =
    declared.kind === 'enumMember'
      ? `${declared.parent ?? ''}.${declared.type.replace(/'/g, '')}`
      : reference;
  for (const name of [neutralName, reference]) {
    const resolution = resolveSymbol(input.apis, input.scope, name);
    if ('ok' in resolution && resolution.ok.neutral !== undefined) {
      return { ...resolution.ok, declared: api.symbols.get(declared.id) ?? declared };
    }
  }
  return { id: reference, kind, text: reference, declared, neutral: undefined };
}

/** Examples of the model name one package; each reference shows its own. */
function examples(input: ReferenceInput, symbol: Resolved): string {
  const own = symbol.declared?.comment.examples ?? [];
  return own
    .map((example) => (example.startsWith('```') ? example : `\`\`\`ts\n${example}\n\`\`\``))
    .join('\n\n')
    .replace(/(?<=from ')@deckle\/[\w-]+(?=')/g, input.packageName);
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Address of a guide, from a page of the reference. */
const guideLink = (path: string): string => `../../${path.slice(path.lastIndexOf('/') + 1)}`;

/** Functions and members of the package whose declaration names a type, each as a link. */
function usedBy(input: ReferenceInput, { declared }: Resolved): string {
  if (declared === undefined) return '';
  const named = new RegExp(`\\b${declared.name}\\b(?!\\()`);
  const users = [...apiOf(input).symbols.values()].filter(
    ({ kind, parent, signature, name }) =>
      parent !== undefined &&
      parent !== declared.name &&
      (kind === 'function' || kind === 'property') &&
      named.test(signature.slice(name.length)),
  );
  const links = users.map(
    ({ kind, name, parent = '' }) =>
      `[\`${parent}.${name}${kind === 'function' ? '()' : ''}\`](../interfaces/${parent}.mdx#${name})`,
  );
  return links.length === 0 ? '' : `**Used by:** ${links.join(', ')}`;
}

/** Guides of this platform that mention the symbol or one of its members. */
function usedIn(input: ReferenceInput, symbol: Resolved): string {
  const mentions = input.index.mentions.get(apiKey(input.scope));
  if (mentions === undefined) return '';
  const pages = unique(
    [...mentions].flatMap(([id, paths]) =>
      id === symbol.id || id.startsWith(`${symbol.id}.`) ? paths : [],
    ),
  );
  const order = kindsOf(input.scope.product).map((kind) => kind.id);
  const rank = (path: string): number => order.indexOf(/(\w+)\.mdx$/.exec(path)?.[1] ?? '');
  pages.sort((a, b) => rank(a) - rank(b));
  if (pages.length === 0) return '';
  const items = pages.map((path) => {
    const place = classifyDocPath(path.replace(/^docs\//, ''));
    const title = place.type === 'guide' ? place.kind.title : path;
    const members = unique(
      [...mentions].flatMap(([id, paths]) =>
        id.startsWith(`${symbol.id}.`) && paths.includes(path)
          ? [id.slice(symbol.id.length + 1)]
          : [],
      ),
    );
    const shown = members.map((name) => `\`sdk:${symbol.id}.${name}\``).join(', ');
    return `- [${title}](${guideLink(path)})${shown === '' ? '' : `: ${shown}`}`;
  });
  return `## Used in these guides\n\n${items.join('\n')}`;
}

const sinceText = (version: string | undefined): string =>
  version === undefined ? '' : `**Since:** ${version}`;

/** The operating systems on which a symbol of a package for several has an effect. */
function restriction(input: ReferenceInput, symbol: Resolved): string {
  const only = commentFor(symbol, input.apis.model).platforms;
  return only === undefined || only.includes(input.scope.platform)
    ? ''
    : `**Platform:** ${only.join(', ')} only`;
}

const inline = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ');

/** Type, default, since and restriction of a member in one line. */
function metaLine(input: ReferenceInput, symbol: Resolved): string {
  const comment = commentFor(symbol, input.apis.model);
  const parts: string[] = [
    `**Type:** ${typeMarkup(symbol.declared?.type ?? '', contextOf(input))}`,
  ];
  if (comment.defaultValue !== undefined) {
    parts.push(`**Default:** ${defaultMarkup(comment.defaultValue, contextOf(input))}`);
  }
  if (comment.unit !== undefined) parts.push(`**Unit:** ${comment.unit}`);
  parts.push(sinceText(laterVersion(input.apis, input.scope, symbol)), restriction(input, symbol));
  return inline(parts) + equivalentsMark(symbol, input.scope);
}

/** Bases that have a page, version and restriction of a top-level symbol. */
function headLine(input: ReferenceInput, symbol: Resolved): string {
  const context = contextOf(input);
  const bases = (symbol.declared?.bases ?? []).filter((base) => context.hrefOf(base) !== undefined);
  const parts = inline([
    bases.length === 0
      ? ''
      : `**Extends:** ${bases.map((base) => typeMarkup(base, context)).join(', ')}`,
    sinceText(versionOf(input.apis, input.scope, symbol)),
    restriction(input, symbol),
  ]);
  return `${parts}${equivalentsMark(symbol, input.scope)}`.trim();
}

const deprecation = (text: string | undefined): string =>
  text === undefined ? '' : `:::warning[Deprecated]\n\n${text}\n\n:::`;

const join = (parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n\n');

const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

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
function layOutUnion(source: string): string {
  const [head = '', ...members] = source.split(/ = | \| /);
  return source.length <= 60 || members.length < 3
    ? source
    : `${head} =\n${members.map((member) => `  | ${member}`).join('\n')}`;
}

/** The guide that explains a function, and the others that mention it. */
function guidesOf(input: ReferenceInput, symbol: Resolved): string[] {
  const key = apiKey(input.scope);
  const shown = input.index.rows.get(key)?.get(symbol.id);
  const others = (input.index.mentions.get(key)?.get(symbol.id) ?? []).filter(
    (path) => path !== shown,
  );
  const link = (path: string): string[] => {
    const place = classifyDocPath(path.replace(/^docs\//, ''));
    return place.type === 'guide' ? [`[${place.kind.title}](${guideLink(path)})`] : [];
  };
  const guide = shown === undefined ? [] : link(shown);
  const further = others.flatMap(link);
  return [
    ...guide.map((text) => `- **Guide:** ${text}`),
    ...(further.length === 0 ? [] : [`- **Also in:** ${further.join(', ')}`]),
  ];
}

/** Parameters; those of a function that takes one object are members of that object. */
function parameters(input: ReferenceInput, symbol: Resolved): string {
  const table = parameterTable(symbol, contextOf(input));
  const object = /^\w+\((\w+): \{/.exec(symbol.declared?.signature ?? '')?.[1];
  if (object === undefined) return table;
  return `Takes one object, \`${object}\`, with:\n\n${table.replace('| Parameter |', '| Member |')}`;
}

function functionSection(input: ReferenceInput, symbol: Resolved): string {
  const { declared } = symbol;
  if (declared === undefined) return '';
  const comment = commentFor(symbol, input.apis.model);
  const example = examples(input, symbol);
  const facts = callFacts(symbol, contextOf(input)).map((fact) => fact.replace(/\s*\n\s*/g, ' '));
  return join([
    `### ${declared.name}() {#${declared.name}}`,
    `\`\`\`ts\n${breakObjects(layOut(declared.signature))}\n\`\`\``,
    comment.summary,
    deprecation(comment.deprecated),
    `${inline([sinceText(versionOf(input.apis, input.scope, symbol)), restriction(input, symbol)])}${equivalentsMark(symbol, input.scope)}`.trim(),
    comment.remarks ?? '',
    parameters(input, symbol),
    lines([...facts, ...guidesOf(input, symbol)]),
    example === '' ? '' : `**Example**\n\n${example}`,
  ]);
}

function propertySection(input: ReferenceInput, symbol: Resolved): string {
  const { declared } = symbol;
  if (declared === undefined) return '';
  const comment = commentFor(symbol, input.apis.model);
  return join([
    `### ${declared.name} {#${declared.name}}`,
    metaLine(input, symbol),
    deprecation(comment.deprecated),
    comment.summary,
    comment.remarks ?? '',
    examples(input, symbol),
  ]);
}

/** All that a row of a table says of a member. */
function meaningOf(input: ReferenceInput, member: Resolved): string {
  const only = restriction(input, member);
  return meaning(member, contextOf(input), {
    restrictions: [only === '' ? '' : `${only}.`],
    since: laterVersion(input.apis, input.scope, member),
  });
}

/** Members of an interface, where no more than a line or two is said of each. */
function memberTable(input: ReferenceInput, members: readonly Resolved[]): string {
  const context = contextOf(input);
  const defaultOf = (member: Resolved): string | undefined =>
    commentFor(member, input.apis.model).defaultValue;
  // Where all members are optional, the page says so once.
  const mixed = members.some((member) => member.declared?.optional !== true);
  const defaults = members.some((member) => defaultOf(member) !== undefined);
  return apiTable(defaults ? 'options' : 'fields', members, {
    Member: (member) => {
      const name = member.declared?.name ?? member.text;
      const mark = mixed && member.declared?.optional === true ? '?' : '';
      return nameCell(member, name + mark, name, context);
    },
    Type: ({ declared }) => typeMarkup(declared?.type ?? '', context),
    ...(defaults
      ? { Default: (member: Resolved) => defaultMarkup(defaultOf(member), context) }
      : {}),
    Meaning: (member) => meaningOf(input, member),
  });
}

/** Members of an enumeration, with their string values. */
function enumTable(input: ReferenceInput, members: readonly Resolved[]): string {
  return apiTable('members', members, {
    Member: (member) => {
      const name = member.declared?.name ?? member.text;
      return nameCell(member, name, name, contextOf(input));
    },
    Value: ({ declared }) => `\`${declared?.type ?? ''}\``,
    Meaning: (member) => meaningOf(input, member),
  });
}

/** Literals of an alias that the model declares as an enumeration. */
function literalTable(input: ReferenceInput, type: Resolved): string {
  if (type.neutral?.kind !== 'enum') return '';
  const table = apiTable('values', resolveMembers(input.apis, input.scope, type, true), {
    Value: (member) => {
      const name = member.neutral?.name ?? member.text;
      return nameCell(member, `'${name}'`, name, contextOf(input));
    },
    Meaning: (member) => meaningOf(input, member),
  });
  return `## Values\n\n${table}`;
}

/**
 * Where the inherited members of a type come from: its base, or, where the package does not export
 * that, the types that share them.
 */
function heritage(input: ReferenceInput, type: Resolved): string {
  const bases = type.neutral?.bases ?? [];
  const { symbols } = apiOf(input);
  const exported = bases.filter((base) => symbols.has(base));
  const names =
    exported.length > 0
      ? exported
      : [...input.apis.model.symbols.values()].flatMap(({ name, bases: others }) =>
          name !== type.id && symbols.has(name) && others.some((base) => bases.includes(base))
            ? [name]
            : [],
        );
  const links = names.map((name) => `[\`${name}\`](./${name}.mdx)`).join(' and ');
  if (links === '') return '';
  return exported.length > 0 ? `Inherited from ${links}.` : `Shared with ${links}.`;
}

/** Own members of an interface, and below them those that it inherits. */
function interfaceMembers(
  input: ReferenceInput,
  members: readonly Resolved[],
  type: Resolved,
): string {
  const inherited = new Set(membersOf(input.apis.model, type.id).map(({ name }) => name));
  for (const { name } of ownMembersOf(input.apis.model, type.id)) inherited.delete(name);
  const isInherited = ({ neutral }: Resolved): boolean =>
    neutral !== undefined && inherited.has(neutral.name);
  const own = members.filter((member) => !isInherited(member));
  const source = heritage(input, type);
  if (own.length === 0 || own.length === members.length || source === '') {
    return memberSections(input, members, type);
  }
  return join([
    memberSections(input, own, type),
    memberSections(input, members.filter(isInherited), type, 'Inherited members', source),
  ]);
}

/** Members of an interface: a table, or a section each where there are many with much to say. */
function memberSections(
  input: ReferenceInput,
  members: readonly Resolved[],
  type: Resolved,
  title = 'Members',
  source = '',
): string {
  if (members.length === 0) return '';
  const remarks = members
    .map((member) => commentFor(member, input.apis.model).remarks ?? '')
    .join('');
  const optional =
    type.neutral?.result !== true && members.every((member) => member.declared?.optional === true);
  return join([
    `## ${title}`,
    source,
    optional && members.length > 1
      ? 'All members are optional. Leave one out to keep its default.'
      : '',
    members.length > 12 && remarks.length > 500
      ? members.map((member) => propertySection(input, member)).join('\n\n')
      : memberTable(input, members),
  ]);
}

/** Members as the model orders them; TypeDoc puts redeclared ones after inherited ones. */
function inModelOrder(
  input: ReferenceInput,
  type: Resolved,
  members: readonly Resolved[],
): Resolved[] {
  const order = membersOf(input.apis.model, type.id).map((member) => member.name);
  const rank = (member: Resolved): number => {
    const at = order.indexOf(member.neutral?.name ?? '');
    return at < 0 ? order.length : at;
  };
  return [...members].sort((a, b) => rank(a) - rank(b));
}

/** Page of one top-level symbol of a package. */
export function renderSymbol(input: ReferenceInput, name: string, kind: TopKind): string {
  const api = apiOf(input);
  const declared = api.symbols.get(kind === 'variable' ? `${name}()` : name);
  if (declared === undefined)
    throw new Error(`"${name}" is not a ${kind} of ${input.packageName}.`);
  const symbol = resolve(input, declared);
  const comment = commentFor(symbol, input.apis.model);
  const { label } = platformById(input.scope.platform);
  const product = productLabel(input.scope.product);
  const noun = kindLabels[kind];
  const members =
    kind === 'variable'
      ? []
      : inModelOrder(
          input,
          symbol,
          membersOf(api, name).map((member) => resolve(input, member)),
        );
  const functions = members.filter((member) => member.kind === 'function');
  const properties = members.filter((member) => member.kind === 'member');
  const values = members.filter((member) => member.kind === 'enumMember');
  const example = examples(input, symbol);
  const title = `${name} ${noun}`;
  // The interface and the object of this type are both called `DeckleSDK`.
  const isShared = api.symbols.has(name) && api.symbols.has(`${name}()`);
  const identities = [
    `The ${noun} ${name} of the ${product} for ${label}.`,
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)} of the ${product} for ${label}.`,
    `${product} for ${label}.`,
  ];
  const pieces = {
    interface: [
      functions.length > 1
        ? 'Every function with signature, result and failure.'
        : 'Every member with type and meaning.',
      'With an example.',
    ],
    enum: ['Every value and what it means.', 'With an example.'],
    alias: ['Declaration and an example.', 'For TypeScript.'],
    variable: ['How to import it, with an example.', 'For TypeScript.'],
  }[kind];
  return `${join([
    `---\ntitle: ${yaml(`${title} (${label}${input.scope.product === 'barcode' ? ' barcode' : ''})`)}\nsidebar_label: ${yaml(isShared ? `${name} (${noun})` : name)}\ndescription: ${yaml(describe(comment.summary, identities, pieces))}\n---`,
    isShared ? `# ${title}` : `# ${name}`,
    `<ApiHead kind="${noun}" package="${input.packageName}" />`,
    comment.summary,
    deprecation(comment.deprecated),
    headLine(input, symbol),
    kind === 'variable' ? '' : usedBy(input, symbol),
    comment.remarks ?? '',
    kind === 'alias' || kind === 'variable'
      ? `\`\`\`ts\n${layOutUnion(layOut(declared.signature))}\n\`\`\``
      : '',
    kind === 'alias' ? literalTable(input, symbol) : '',
    example === '' ? '' : `## Example\n\n${example}`,
    values.length === 0 ? '' : `## Members\n\n${enumTable(input, values)}`,
    interfaceMembers(input, properties, symbol),
    functions.length === 0
      ? ''
      : `## Functions\n\n${functions.map((member) => functionSection(input, member)).join('\n\n')}`,
    kind === 'variable'
      ? `Its functions are those of the interface [\`${name}\`](../interfaces/${name}.mdx).`
      : usedIn(input, symbol),
  ])}\n`;
}

/** Index page of a package: what it is, and every symbol with its summary. */
export function renderIndex(input: ReferenceInput, introduction: string): string {
  const api = apiOf(input);
  const { label } = platformById(input.scope.platform);
  const product = productLabel(input.scope.product);
  const commentOf = (symbol: ApiSymbol): ApiComment =>
    commentFor(resolve(input, symbol), input.apis.model);
  const functions = [...api.symbols.values()].filter(
    (symbol) => symbol.kind === 'function' && symbol.parent === 'DeckleSDK',
  );
  const sections = (['interface', 'enum', 'alias', 'variable'] as const).flatMap((kind) => {
    const symbols = [...api.symbols.values()]
      .filter((s) => s.kind === kind && s.parent === undefined)
      .sort((a, b) => a.name.localeCompare(b.name));
    if (symbols.length === 0) return [];
    const table = apiTable('members', symbols, {
      Name: (symbol) => {
        const code = `\`${symbol.name}\``;
        const shown = commentOf(symbol).deprecated === undefined ? code : `~~${code}~~`;
        return `[${shown}](./${referenceFolders[kind]}/${symbol.name}.mdx)`;
      },
      Meaning: (symbol) => commentOf(symbol).summary,
    });
    return [`## ${sectionTitles[kind]}\n\n${table}`];
  });
  const functionTable = apiTable('members', functions, {
    Name: ({ name }) => `[\`${name}()\`](./interfaces/DeckleSDK.mdx#${name})`,
    Meaning: (symbol) => commentOf(symbol).summary,
  });
  const intro = pageKind('intro');
  const hasIntro = input.index.rows.has(apiKey(input.scope)) && intro !== undefined;
  return `${join([
    `---\ntitle: ${yaml(`${product} API for ${label}`)}\nsidebar_label: Overview\ndescription: ${yaml(
      describe(
        `Every function, interface and enumeration of ${input.packageName}.`,
        [
          `The ${product} for ${label}: types, defaults, results and failures.`,
          `The ${product} for ${label}.`,
        ],
        [],
      ),
    )}\n---`,
    introduction,
    `## Functions\n\nAll functions are members of [\`DeckleSDK\`](./interfaces/DeckleSDK.mdx).\n\n${functionTable}`,
    ...sections,
    '## Next steps',
    (hasIntro
      ? [
          '- [Introduction](../intro.mdx): what the SDK does and what it needs',
          '- [Get started](../getStarted.mdx): install the package and run the first scan',
        ]
      : [
          '- [DeckleSDK](./interfaces/DeckleSDK.mdx): every function with its result, failure, and an example',
          '- [DocumentScannerConfiguration](./interfaces/DocumentScannerConfiguration.mdx): every setting of a scan',
        ]
    ).join('\n'),
  ])}\n`;
}
