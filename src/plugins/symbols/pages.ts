import { symbolFolder, symbolsFolder } from '../../model/docPaths';
import { partsOfId, symbolPath } from '../../model/equivalents';
import { platformById, productLabel, products, type PlatformId } from '../../model/platforms';
import { spellLiterals } from '../../model/spelling';
import { withConditions } from '../content/conditions';
import { frontMatterBlock } from '../content/frontMatter';
import type { ModelType, PlatformSymbol, ModelSymbol } from '../content/modelTypes';
import { guideRowOf, referenceUrl, rowAnchor } from '../content/links';
import { codeSpan, markdownTable, paragraphs } from '../content/markdownTable';
import {
  commentFor,
  kindOf,
  resolveSymbol,
  type ApiSet,
  type Resolved,
  type Scope,
} from '../content/resolve';
import { versionOf } from '../content/since';
import type { SiteIndex } from '../content/siteIndex';
import {
  defaultMarkup,
  packageNote,
  restriction,
  signatureText,
  typeCell,
  typeNotes,
  type RenderContext,
} from '../content/tables';
import { groupBy } from '../../base/groupBy.mjs';
import { describe } from '../content/describe';

/** What the pages are rendered from. */
export interface SymbolsInput {
  readonly apis: ApiSet;
  readonly index: SiteIndex;
  readonly modelTypes: readonly ModelType[];
}

/** A generated page, by its path below `docs/`. */
export interface SymbolPage {
  readonly path: string;
  readonly text: string;
}

/** Type with the functions of either product. */
const functionsType = rowAnchor('DeckleSDK');

const labelOf = (platform: PlatformId): string => platformById(platform).label;

/** A symbol without its platform: `AUTO`, `writePDF()`, `ScanFilter`. */
function headingOf({ member, neutral }: ModelSymbol, type: string): string {
  if (member === '') return type;
  return neutral.kind === 'function' ? `${member}()` : member;
}

/** Ids of all symbols of a product that have an address. */
function idsOf(modelTypes: readonly ModelType[]): ReadonlySet<string> {
  return new Set(modelTypes.flatMap(({ self, members }) => [self, ...members].map(({ id }) => id)));
}

/** Data that the page of a type needs about other pages. */
interface PageContext extends SymbolsInput {
  readonly modelType: ModelType;
  /** Symbols of the same product with an address. */
  readonly known: ReadonlySet<string>;
}

/** A name as code, with a link to its page unless that is the page in view. */
function linkedName(name: string, id: string, { modelType, known }: PageContext): string {
  const code = codeSpan(name);
  if (!known.has(id)) return code;
  const { type, member } = partsOfId(id);
  if (type !== modelType.type) return `[${code}](${symbolPath(modelType.product, id)})`;
  return member === '' ? code : `[${code}](#${member})`;
}

/** A doc comment without a platform: names as the model has them. */
function neutralText(markdown: string, context: PageContext): string {
  const { apis, modelType } = context;
  return withConditions(markdown, undefined).replace(/`sdk:([^`]+)`/g, (_, reference: string) => {
    const [type = '', member] = reference.split('.');
    const owner = modelType.product === 'barcode' && type === 'DeckleSDK' ? 'BarcodeSDK' : type;
    const symbol = member === undefined ? undefined : apis.model.symbols.get(`${owner}.${member}`);
    const kind = symbol === undefined ? 'member' : kindOf(symbol);
    const name =
      member === undefined
        ? type
        : kind === 'function'
          ? `${member}()`
          : kind === 'enumMember'
            ? reference
            : member;
    return linkedName(name, rowAnchor(reference), context);
  });
}

/** What renders the cells of a platform: names as it spells them, with links to their pages here. */
function cellContext(scope: Scope, context: PageContext): RenderContext {
  const { apis } = context;
  return {
    apis,
    scope,
    link: (markdown) =>
      spellLiterals(withConditions(markdown, undefined), scope.platform).replace(
        /`sdk:([^`]+)`/g,
        (_, reference: string) => {
          const resolution = resolveSymbol(apis, scope, reference);
          return 'ok' in resolution
            ? linkedName(resolution.ok.text, rowAnchor(resolution.ok.id), context)
            : neutralText(`\`sdk:${reference}\``, context);
        },
      ),
    hrefOf: (reference) => {
      const resolution = resolveSymbol(apis, scope, reference);
      if (!('ok' in resolution) || resolution.ok.kind !== 'type') return undefined;
      const id = rowAnchor(resolution.ok.id);
      return context.known.has(id) && id !== context.modelType.type
        ? symbolPath(scope.product, id)
        : undefined;
    },
  };
}

/** Where a platform describes a symbol: its guide, and its API reference if it has one. */
function placesOf({ scope, symbol }: PlatformSymbol, { apis, index }: SymbolsInput): string[] {
  const guide = guideRowOf(apis, index, scope, symbol);
  const reference = referenceUrl(apis, scope, symbol);
  return [
    ...(guide === undefined ? [] : [`/${guide.page.replace(/\.mdx$/, '')}#${guide.anchor}`]),
    ...(reference === undefined ? [] : [reference]),
  ];
}

/** A platform, with links to where it describes a symbol. */
function linkedPlatform(row: PlatformSymbol, input: SymbolsInput): string {
  const label = labelOf(row.scope.platform);
  const [first, ...references] = placesOf(row, input);
  if (first === undefined) return label;
  return [`[${label}](${first})`, ...references.map((path) => `([API](${path}))`)].join(' ');
}

/** Restrictions of a symbol on its platform, and its replacement. */
function notesOf({ scope, symbol }: PlatformSymbol, context: PageContext): string[] {
  const cells = cellContext(scope, context);
  const { deprecated } = commentFor(symbol, context.apis.model);
  const only = [restriction(symbol, scope), packageNote(symbol.declared, cells)];
  return [
    ...only.flatMap((note) => (note === undefined ? [] : [`**${note}**`])),
    ...(symbol.kind === 'type'
      ? typeNotes(symbol, cells).filter((note) => !note.startsWith('**'))
      : []),
    ...(deprecated === undefined ? [] : [`**Deprecated.** ${cells.link(deprecated)}`]),
  ];
}

/** Type of a member; fields of a JSON result have that of the model. */
function typeOf(symbol: Resolved, cells: RenderContext): string {
  const isResult = symbol.neutral?.result === true;
  return typeCell(symbol, isResult ? symbol.neutral : symbol.declared, cells);
}

/** A platform that has a symbol. */
interface Entry {
  readonly label: string;
  /** With links to where it describes the symbol, and the first version if that is not the one of the type. */
  readonly platform: string;
  /** Its type or declaration; empty for values and for the type itself. */
  readonly type: string;
}

/** Platforms on which a symbol has the same name, default and notes. */
interface Group {
  readonly name: string;
  readonly defaultValue: string;
  readonly notes: string;
  readonly entries: Entry[];
}

/** The platforms that have a symbol; those that agree are in one group, the largest first. */
function groupsOf({ member, neutral, rows }: ModelSymbol, context: PageContext): Group[] {
  const { apis, modelType } = context;
  const hasType = member !== '' && neutral.kind !== 'enumMember';
  const isFunction = neutral.kind === 'function';
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const { scope, symbol } = row;
    const cells = cellContext(scope, context);
    const { deprecated, defaultValue } = commentFor(symbol, apis.model);
    const type = modelType.self.rows.find((one) => one.scope.platform === scope.platform);
    const version = versionOf(apis, scope, symbol);
    const isLater = type === undefined || versionOf(apis, type.scope, type.symbol) !== version;
    const since = version !== undefined && (member === '' || isLater) ? ` since ${version}` : '';
    const name = codeSpan(symbol.text);
    const facts = {
      name: deprecated === undefined ? name : `~~${name}~~`,
      defaultValue: hasType && !isFunction ? defaultMarkup(defaultValue, cells) : '',
      notes: notesOf(row, context).join('<br />'),
    };
    const entry: Entry = {
      platform: linkedPlatform(row, context) + since,
      label: labelOf(scope.platform),
      type: !hasType
        ? ''
        : isFunction
          ? codeSpan(signatureText(symbol, cells).replace(/\s+/g, ' '))
          : typeOf(symbol, cells),
    };
    const key = JSON.stringify(facts);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { ...facts, entries: [entry] });
    else group.entries.push(entry);
  }
  return [...groups.values()].sort((a, b) => b.entries.length - a.entries.length);
}

const listOf = new Intl.ListFormat('en', { type: 'conjunction' });

/** The types of a group; where they differ, with their platforms. */
function typesOf({ entries }: Group): string {
  const types = groupBy(entries, ({ type }) => type);
  const [only, ...more] = types.keys();
  if (more.length === 0) return only ?? '';
  return [...types]
    .map(([type, same]) => `${same.map(({ label }) => label).join(', ')}: ${type}`)
    .join('<br />');
}

/** A sentence about platforms that agree, if most do, and about those that lack a member of their type. */
function lead(symbol: ModelSymbol, groups: readonly Group[], { modelType }: PageContext): string {
  const [most, ...others] = groups;
  const labels = (all: readonly Group[]): string[] =>
    all.flatMap(({ entries }) => entries.map(({ label }) => label));
  const [same, different] = [labels(groups.slice(0, 1)), labels(others)];
  const what = most?.defaultValue === '' ? 'name' : 'name and default';
  const has = (platform: PlatformId, { rows }: ModelSymbol): boolean =>
    rows.some(({ scope }) => scope.platform === platform);
  const missing = modelType.platforms.filter(
    (platform) =>
      !has(platform, symbol) && (symbol === modelType.self || has(platform, modelType.self)),
  );
  return [
    ...(missing.length === 0 ? [] : [`Not on ${listOf.format(missing.map(labelOf))}.`]),
    ...(same.length < 2 || same.length < different.length
      ? []
      : [
          `Same ${what} on all ${missing.length === 0 ? 'platforms' : 'others'}${different.length === 0 ? '' : ` but ${listOf.format(different)}`}.`,
        ]),
  ].join(' ');
}

/** A symbol on all platforms: a sentence, and a row for each way in which platforms have it. */
function tableOf(symbol: ModelSymbol, context: PageContext): string {
  const groups = groupsOf(symbol, context);
  const columns: Record<string, (group: Group) => string> = {
    Platforms: ({ entries }) => entries.map(({ platform }) => platform).join(', '),
    Name: ({ name }) => name,
    [symbol.neutral.kind === 'function' ? 'Declaration' : 'Type']: typesOf,
    Default: ({ defaultValue }) => defaultValue,
    Notes: ({ notes }) => notes,
  };
  const used = Object.entries(columns).filter(([, cell]) => groups.some((one) => cell(one) !== ''));
  const head = used.map(([title]) => title);
  const rows = groups.map((group) => used.map(([, cell]) => cell(group)));
  const table = rows.length === 0 ? '' : markdownTable(head, rows);
  return `<SymbolRows>\n\n${paragraphs([lead(symbol, groups, context), table])}\n\n</SymbolRows>`;
}

/** What the members of a type are called together. */
function membersTitle({ members, type }: ModelType): string {
  if (members.every(({ neutral }) => neutral.kind === 'enumMember')) return 'Values';
  if (members.every(({ neutral }) => neutral.kind === 'function')) return 'Functions';
  return type === functionsType ? 'Functions' : 'Members';
}

/** `9 platforms`, or the name of the only one. */
function reachOf({ members, self }: ModelType): string {
  const all = new Set(
    [self, ...members].flatMap(({ rows }) => rows.map(({ scope }) => scope.platform)),
  );
  const [only] = all;
  return all.size === 1 && only !== undefined ? labelOf(only) : `${String(all.size)} platforms`;
}

/** The page of a type on all platforms, with a section for each of its members. */
function typePage(input: SymbolsInput, modelType: ModelType): SymbolPage {
  const { product, type, self, members } = modelType;
  const known = idsOf(input.modelTypes.filter((other) => other.product === product));
  const context: PageContext = { ...input, modelType, known };
  const barcodes = product === 'barcode' ? ` (${productLabel(product)})` : '';
  const { summary, remarks = '' } = self.neutral.comment;
  const title = membersTitle(modelType);
  const what =
    title === 'Values' ? 'values' : title === 'Functions' ? 'declarations' : 'types, defaults';
  const description = describe(
    summary === '' ? `${title} of ${type}.` : summary,
    [
      `${type} of the ${productLabel(product)} on ${reachOf(modelType)}: names, ${what}, and versions.`,
      `${type} (${productLabel(product)}) on ${reachOf(modelType)}: names and versions.`,
      `${type}, ${productLabel(product)}, on ${reachOf(modelType)}.`,
    ],
    ['Side by side for each platform.', 'With links to guides.'],
  );
  const text = paragraphs([
    frontMatterBlock({
      title: `${type} on all platforms${barcodes}`,
      sidebar_label: type,
      description,
      displayed_sidebar: null,
    }),
    neutralText(summary, context),
    neutralText(remarks, context),
    '<SymbolTools />',
    `## Platforms {#platforms}`,
    tableOf(self, context),
    members.length === 0 ? '' : `## ${title} {#members}`,
    members.length === 0
      ? ''
      : 'A version behind a platform is the first one with this symbol. Without it, the symbol came with its type.',
    ...members.flatMap((member) => [
      `### ${headingOf(member, type)} {#${member.member}}`,
      neutralText(member.neutral.comment.summary, context),
      tableOf(member, context),
    ]),
    '## Next steps {#next-steps}',
    [
      '- [Choose your platform](/docs/) and read its guides',
      `- Find other functions and types in the list of [all symbols](/docs/${symbolsFolder}/)`,
    ].join('\n'),
  ]);
  return { path: `${symbolFolder(product)}/${type}.mdx`, text: `${text}\n` };
}

/** The list of all types and members, by product. */
function indexPage(input: SymbolsInput): SymbolPage {
  const sections = products.flatMap(({ id, label }) => {
    const isCalled = ({ type }: ModelType): boolean => type === functionsType;
    const own = input.modelTypes
      .filter(({ product }) => product === id)
      .sort((a, b) => Number(isCalled(b)) - Number(isCalled(a)));
    if (own.length === 0) return [];
    const known = idsOf(own);
    const entries = own.map((modelType) => {
      const context: PageContext = { ...input, modelType, known };
      const { type, members, self } = modelType;
      const links = members.map(
        (member) => `[${codeSpan(headingOf(member, type))}](${symbolPath(id, member.id)})`,
      );
      return paragraphs([
        `### [${type}](${symbolPath(id, type)}) {#${id}-${type}}`,
        neutralText(self.neutral.comment.summary, context),
        links.join(', '),
      ]);
    });
    return [`## ${label} {#${id}}`, ...entries];
  });
  const text = paragraphs([
    frontMatterBlock({
      title: 'Symbols on all platforms',
      sidebar_label: 'Symbols',
      description:
        'Every type, option, value, and function of the Deckle SDKs with its name, type, default, and version on each platform, grouped by product and type.',
      displayed_sidebar: null,
    }),
    'Select a symbol to see its name, type, default, and first version on each platform. This list has one name for each symbol; its page shows how your platform spells it. Your platform’s API index also has the symbols that only this platform declares.',
    '<ListFilter of="symbols" />',
    '<ApiIndexEntries>',
    ...sections,
    '</ApiIndexEntries>',
    '## Next steps',
    '- [Choose your platform](/docs/) and read its guides.\n- Looking for an error? Find it in [errors and messages](/docs/errors).',
  ]);
  return { path: `${symbolsFolder}/index.mdx`, text: `${text}\n` };
}

/** All pages about symbols on all platforms. */
export function symbolPages(input: SymbolsInput): SymbolPage[] {
  return [indexPage(input), ...input.modelTypes.map((modelType) => typePage(input, modelType))];
}
