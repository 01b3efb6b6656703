import { pageKind } from '../../sdk/pageKinds';
import { platformById, productLabel } from '../../sdk/platforms';
import { placeOf } from '../../sdk/docPaths';
import { membersOf, type Api, type ApiSymbol } from '../api/types';
import { referenceFolders } from '../content/links';
import type { SiteIndex } from '../content/pageFacts';
import {
  apiKey,
  commentFor,
  resolveSymbol,
  type ApiSet,
  type Resolved,
  type Scope,
} from '../content/resolve';
import {
  callFacts,
  cell,
  layOut,
  parameterTable,
  sinceOf,
  typeMarkup,
  type RenderContext,
} from '../content/tables';

/** What a reference page is drawn from. */
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

/** Text without Markdown, for titles and descriptions. */
export function plain(markdown: string): string {
  return markdown
    .replace(/`sdk:(?:\w+\.)?(\w+)`/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A description of 120 to 160 characters that begins with `lead`, filled up and cut at words. */
export function describe(lead: string, filler: string): string {
  let text = plain(lead);
  if (text.length < 120) text = `${text} ${filler}`;
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '').replace(/[,;:.]$/, '')}…`;
}

const yaml = (text: string): string => `'${text.replace(/'/g, "''")}'`;

/** References are left as `sdk:` links: the loader expands them as it does in guides. */
function contextOf(input: ReferenceInput): RenderContext {
  const api = apiOf(input);
  return {
    apis: input.apis,
    scope: input.scope,
    target: 'mdx',
    link: (markdown) => markdown,
    hrefOf: (name) => {
      const symbol = api.symbols.get(name) ?? api.symbols.get(`${name}()`);
      return symbol === undefined ? undefined : `../${referenceFolders[symbol.kind as TopKind]}/${name}.mdx`;
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
  const kind =
    declared.kind === 'function' ? 'function' : declared.kind === 'property' ? 'member' : declared.kind === 'enumMember' ? 'enumMember' : 'type';
  // A variable shares its name with the interface it is of; only its own comment is about it.
  if (declared.kind === 'variable') return { id: reference, kind, text: reference, declared, neutral: undefined };
  const neutralName =
    declared.kind === 'enumMember' ? `${declared.parent ?? ''}.${declared.type.replace(/'/g, '')}` : reference;
  for (const name of [neutralName, reference]) {
    const resolution = resolveSymbol(input.apis, input.scope, name);
    if ('ok' in resolution && resolution.ok.neutral !== undefined) {
      return { ...resolution.ok, declared: api.symbols.get(declared.id) ?? declared };
    }
  }
  return { id: reference, kind, text: reference, declared, neutral: undefined };
}

function examples(symbol: Resolved): string {
  const own = symbol.declared?.comment.examples ?? [];
  if (own.length === 0) return '';
  return own.map((example) => (example.startsWith('```') ? example : `\`\`\`ts\n${example}\n\`\`\``)).join('\n\n');
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Guides of this platform that mention the symbol or one of its members. */
function usedIn(input: ReferenceInput, symbol: Resolved): string {
  const mentions = input.index.mentions.get(apiKey(input.scope));
  if (mentions === undefined) return '';
  const pages = unique(
    [...mentions].flatMap(([id, paths]) => (id === symbol.id || id.startsWith(`${symbol.id}.`) ? paths : [])),
  );
  if (pages.length === 0) return '';
  const items = pages.map((path) => {
    const place = placeOf(path.replace(/^docs\//, ''));
    const title = place.type === 'guide' ? place.kind.title : path;
    const members = unique(
      [...mentions].flatMap(([id, paths]) =>
        id.startsWith(`${symbol.id}.`) && paths.includes(path) ? [id.slice(symbol.id.length + 1)] : [],
      ),
    );
    const shown = members.slice(0, 6).map((name) => `\`sdk:${symbol.id}.${name}\``).join(', ');
    const more = members.length > 6 ? ` and ${String(members.length - 6)} more` : '';
    const name = path.slice(path.lastIndexOf('/') + 1);
    return `- [${title}](../../${name})${shown === '' ? '' : `: ${shown}${more}`}`;
  });
  return `## Used in these guides\n\n${items.join('\n')}`;
}

/** Default, since and restriction of a member in one line. */
function metaLine(input: ReferenceInput, symbol: Resolved): string {
  const comment = commentFor(symbol, input.apis.model);
  const parts: string[] = [];
  if (comment.defaultValue !== undefined) {
    const pair = /^light `(#\w+)`, dark `(#\w+)`$/.exec(comment.defaultValue);
    parts.push(
      pair === null
        ? `**Default:** ${comment.defaultValue}`
        : `**Default:** <ColorPair light="${pair[1] ?? ''}" dark="${pair[2] ?? ''}" />`,
    );
  }
  if (comment.unit !== undefined) parts.push(`**Unit:** ${comment.unit}`);
  const since = sinceOf(symbol, input.scope);
  if (since !== undefined) parts.push(`**Since:** ${since}`);
  if (comment.platforms !== undefined && !comment.platforms.includes(input.scope.platform)) {
    parts.push(`**Evaluated on:** ${comment.platforms.join(', ')}`);
  }
  return parts.join(' · ');
}

const deprecation = (text: string | undefined): string =>
  text === undefined ? '' : `:::warning[Deprecated]\n\n${text}\n\n:::`;

const join = (parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join('\n\n');

function functionSection(input: ReferenceInput, symbol: Resolved): string {
  const { declared } = symbol;
  if (declared === undefined) return '';
  const context = contextOf(input);
  const comment = commentFor(symbol, input.apis.model);
  const example = examples(symbol);
  return join([
    `### ${declared.name}() {#${declared.name}}`,
    `\`\`\`ts\n${layOut(declared.signature)}\n\`\`\``,
    comment.summary,
    deprecation(comment.deprecated),
    metaLine(input, symbol),
    comment.remarks ?? '',
    parameterTable(symbol, context),
    callFacts(symbol, context).join('\n'),
    example === '' ? '' : `**Example**\n\n${example}`,
  ]);
}

function propertySection(input: ReferenceInput, symbol: Resolved): string {
  const { declared } = symbol;
  if (declared === undefined) return '';
  const comment = commentFor(symbol, input.apis.model);
  const example = examples(symbol);
  return join([
    `### ${declared.name} {#${declared.name}}`,
    `**Type:** ${typeMarkup(declared.type, contextOf(input))}${metaLine(input, symbol) === '' ? '' : ` · ${metaLine(input, symbol)}`}`,
    deprecation(comment.deprecated),
    comment.summary,
    comment.remarks ?? '',
    example,
  ]);
}

/** A member table, for types whose members need no more than a line each. */
function memberTable(input: ReferenceInput, members: readonly Resolved[], isEnum: boolean): string {
  const context = contextOf(input);
  const rows = members.map((member) => {
    const comment = commentFor(member, input.apis.model);
    const name = member.declared?.name ?? member.text;
    const since = sinceOf(member, input.scope);
    const text = [
      comment.summary,
      comment.remarks ?? '',
      comment.unit === undefined ? '' : `Unit: ${comment.unit}.`,
      comment.deprecated === undefined ? '' : `**Deprecated.** ${comment.deprecated}`,
      since === undefined ? '' : `<Since version="${since}" />`,
    ]
      .filter(Boolean)
      .join(' ');
    const code = comment.deprecated === undefined ? `\`${name}\`` : `~~\`${name}\`~~`;
    const head = `<Anchor id="${name}" />${code}`;
    if (isEnum) return `| ${head} | \`${member.declared?.type ?? ''}\` | ${cell(text)} |`;
    const line = metaLine(input, { ...member }).replace(/^\*\*Default:\*\* /, '').split(' · **')[0] ?? '';
    const value = comment.defaultValue === undefined ? '–' : line;
    return `| ${head} | ${cell(typeMarkup(member.declared?.type ?? '', context))} | ${cell(value)} | ${cell(text)} |`;
  });
  const table = isEnum
    ? ['| Member | Value | Meaning |', '| --- | --- | --- |', ...rows]
    : ['| Member | Type | Default | Meaning |', '| --- | --- | --- | --- |', ...rows];
  return `<ApiTable kind="${isEnum ? 'members' : 'options'}">\n\n${table.join('\n')}\n\n</ApiTable>`;
}

/** Members as the model orders them; TypeDoc puts redeclared ones after inherited ones. */
function inModelOrder(input: ReferenceInput, type: Resolved, members: readonly Resolved[]): Resolved[] {
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
  if (declared === undefined) throw new Error(`"${name}" is no ${kind} of ${input.packageName}.`);
  const symbol = resolve(input, declared);
  const comment = commentFor(symbol, input.apis.model);
  const { label } = platformById(input.scope.platform);
  const product = productLabel(input.scope.product);
  const noun = kindLabels[kind];
  const members = kind === 'variable' ? [] : inModelOrder(input, symbol, membersOf(api, name).map((member) => resolve(input, member)));
  const functions = members.filter((member) => member.kind === 'function');
  const properties = members.filter((member) => member.kind === 'member');
  const values = members.filter((member) => member.kind === 'enumMember');
  const simple = properties.every((member) => {
    const text = commentFor(member, input.apis.model);
    return (text.remarks ?? '').length < 140 && (text.examples ?? []).length === 0;
  });
  const since = sinceOf(symbol, input.scope);
  const example = examples(symbol);
  const title = `${name} ${noun}`;
  const filler = `The ${noun} ${name} of the ${product} for ${label}: ${
    kind === 'interface' ? 'members, types and defaults' : kind === 'enum' ? 'values and their meaning' : 'declaration and meaning'
  }, with links to the guides that use it.`;
  return `${join([
    `---\ntitle: ${yaml(`${title} (${label}${input.scope.product === 'barcode' ? ' barcode' : ''})`)}\nsidebar_label: ${yaml(name)}\ndescription: ${yaml(describe(comment.summary, filler))}\n---`,
    `# ${name}`,
    `<ApiHead kind="${noun}" package="${input.packageName}" />`,
    comment.summary,
    deprecation(comment.deprecated),
    since === undefined ? '' : `**Since:** ${since}`,
    comment.remarks ?? '',
    kind === 'alias' || kind === 'variable' ? `\`\`\`ts\n${layOut(declared.signature)}\n\`\`\`` : '',
    example === '' ? '' : `## Example\n\n${example}`,
    values.length === 0 ? '' : `## Members\n\n${memberTable(input, values, true)}`,
    properties.length === 0
      ? ''
      : simple
        ? `## Members\n\n${memberTable(input, properties, false)}`
        : `## Members\n\n${properties.map((member) => propertySection(input, member)).join('\n\n')}`,
    functions.length === 0 ? '' : `## Functions\n\n${functions.map((member) => functionSection(input, member)).join('\n\n')}`,
    usedIn(input, symbol),
  ])}\n`;
}

/** Index page of a package: what it is, and every symbol with its summary. */
export function renderIndex(input: ReferenceInput, introduction: string): string {
  const api = apiOf(input);
  const { label } = platformById(input.scope.platform);
  const product = productLabel(input.scope.product);
  const sections = (['variable', 'interface', 'enum', 'alias'] as const).flatMap((kind) => {
    const symbols = [...api.symbols.values()].filter((s) => s.kind === kind && s.parent === undefined);
    if (symbols.length === 0) return [];
    const rows = [...symbols]
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((symbol) => {
        const comment = commentFor(resolve(input, symbol), input.apis.model);
        const name = comment.deprecated === undefined ? `\`${symbol.name}\`` : `~~\`${symbol.name}\`~~`;
        return `| [${name}](./${referenceFolders[kind]}/${symbol.name}.mdx) | ${cell(comment.summary)} |`;
      });
    return [
      `## ${sectionTitles[kind]}\n\n<ApiTable kind="members">\n\n${['| Name | Meaning |', '| --- | --- |', ...rows].join('\n')}\n\n</ApiTable>`,
    ];
  });
  const intro = pageKind('intro');
  const hasIntro = input.index.rows.has(apiKey(input.scope)) && intro !== undefined;
  return `${join([
    `---\ntitle: ${yaml(`${product} API for ${label}`)}\nsidebar_label: Overview\ndescription: ${yaml(
      describe(`Every interface, enumeration and function of ${input.packageName}, the ${product} for ${label}: types, defaults, results and failures.`, 'Drawn from the declarations.'),
    )}\n---`,
    introduction,
    ...sections,
    hasIntro ? '## Next steps\n\n- [Introduction](../intro.mdx): what the SDK does and how the pages hang together.\n- [Get started](../getStarted.mdx): install the package and run the first scan.' : '',
  ])}\n`;
}
