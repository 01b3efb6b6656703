import { classifyDocPath, symbolFolder, symbolsFolder } from '../../model/docPaths';
import { partsOfId, symbolPath } from '../../model/equivalents';
import { platformById, productLabel, products, type PlatformId } from '../../model/platforms';
import { spellLiterals } from '../../model/spelling';
import { withConditions } from '../content/conditions';
import type { Family, FamilyRow, FamilySymbol } from '../content/families';
import { guideRowOf, referenceUrl, rowAnchor } from '../content/links';
import { codeSpan, markdownTable } from '../content/markdownTable';
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
import { describe } from '../reference/render';

/** What the pages are rendered from. */
export interface SymbolsInput {
  readonly apis: ApiSet;
  readonly index: SiteIndex;
  readonly families: readonly Family[];
}

/** A generated page, by its path below `docs/`. */
export interface SymbolPage {
  readonly path: string;
  readonly text: string;
}

/** Type with the functions of either product. */
const functionsType = rowAnchor('DeckleSDK');

/** Anchors that each page of a type has. */
const fixedAnchors = ['platforms', 'members', 'next-steps'] as const;

const yaml = (text: string): string => `'${text.replace(/'/g, "''")}'`;

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

const labelOf = (platform: PlatformId): string => platformById(platform).label;

/** A symbol without its platform: `AUTO`, `writePDF()`, `ScanFilter`. */
function headingOf({ member, neutral }: FamilySymbol, type: string): string {
  if (member === '') return type;
  return neutral.kind === 'function' ? `${member}()` : member;
}

/** Ids of all symbols of a product that have an address. */
function idsOf(families: readonly Family[]): ReadonlySet<string> {
  return new Set(families.flatMap(({ self, members }) => [self, ...members].map(({ id }) => id)));
}

/** Data that the page of a type needs about other pages. */
interface PageContext extends SymbolsInput {
  readonly family: Family;
  /** Symbols of the same product with an address. */
  readonly known: ReadonlySet<string>;
}

/** A name as code, with a link to its page unless that is the page in view. */
function linkedName(name: string, id: string, { family, known }: PageContext): string {
  const code = codeSpan(name);
  if (!known.has(id)) return code;
  const { type, member } = partsOfId(id);
  if (type !== family.type) return `[${code}](${symbolPath(family.product, id)})`;
  return member === '' ? code : `[${code}](#${member})`;
}

/** A doc comment without a platform: names as the model has them. */
function neutralText(markdown: string, context: PageContext): string {
  const { apis, family } = context;
  return withConditions(markdown, undefined).replace(/`sdk:([^`]+)`/g, (_, reference: string) => {
    const [type = '', member] = reference.split('.');
    const owner = family.product === 'barcode' && type === 'DeckleSDK' ? 'BarcodeSDK' : type;
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
      return context.known.has(id) && id !== context.family.type
        ? symbolPath(scope.product, id)
        : undefined;
    },
  };
}

/** Links to where a platform describes a symbol: its guide, and its API reference if it has one. */
function placesOf({ scope, symbol }: FamilyRow, { apis, index }: SymbolsInput): string[] {
  const guide = guideRowOf(apis, index, scope, symbol);
  const place = classifyDocPath(guide?.page.replace(/^docs\//, '') ?? '');
  const reference = referenceUrl(apis, scope, symbol);
  return [
    ...(guide !== undefined && place.type === 'guide'
      ? [`[${place.kind.title}](/${guide.page.replace(/\.mdx$/, '')}#${guide.anchor})`]
      : []),
    ...(reference === undefined ? [] : [`[API reference](${reference})`]),
  ];
}

/** Restrictions of a symbol on its platform, and its replacement. */
function notesOf({ scope, symbol }: FamilyRow, context: PageContext): string[] {
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

/** A cell of a platform that has the symbol. */
type Cell = (row: FamilyRow, cells: RenderContext) => string;

/** Type of a member; fields of a JSON result have that of the model. */
function typeOf(symbol: Resolved, cells: RenderContext): string {
  const isResult = symbol.neutral?.result === true;
  return typeCell(symbol, isResult ? symbol.neutral : symbol.declared, cells);
}

/** The columns between a symbol's name and its version. */
function columnsOf({ neutral, rows, member }: FamilySymbol, apis: ApiSet): Record<string, Cell> {
  if (member === '' || neutral.kind === 'enumMember') return {};
  if (neutral.kind === 'function') {
    return {
      Declaration: ({ symbol }, cells) =>
        codeSpan(signatureText(symbol, cells).replace(/\s+/g, ' ')),
    };
  }
  const defaultOf = ({ symbol }: FamilyRow): string | undefined =>
    commentFor(symbol, apis.model).defaultValue;
  return {
    Type: ({ symbol }, cells) => typeOf(symbol, cells),
    ...(rows.some((row) => defaultOf(row) !== undefined)
      ? { Default: (row: FamilyRow, cells: RenderContext) => defaultMarkup(defaultOf(row), cells) }
      : {}),
  };
}

/** The table of a symbol: each platform of the product in its place, with what it has or that it has nothing. */
function tableOf(symbol: FamilySymbol, context: PageContext): string {
  const { apis, family } = context;
  const columns = columnsOf(symbol, apis);
  const rows = family.platforms.map((platform) => {
    const row = symbol.rows.find(({ scope }) => scope.platform === platform);
    const label = labelOf(platform);
    if (row === undefined)
      return [label, `Not on ${label}`, ...Object.keys(columns).map(() => ''), '', ''];
    const cells = cellContext(row.scope, context);
    const name = codeSpan(row.symbol.text);
    const { deprecated } = commentFor(row.symbol, apis.model);
    return [
      label,
      deprecated === undefined ? name : `~~${name}~~`,
      ...Object.values(columns).map((cell) => cell(row, cells)),
      versionOf(apis, row.scope, row.symbol) ?? '',
      [placesOf(row, context).join(', '), ...notesOf(row, context)].filter(Boolean).join('<br />'),
    ];
  });
  const head = ['Platform', 'Name', ...Object.keys(columns), 'Since', 'Details'];
  return `<SymbolRows>\n\n${markdownTable(head, rows)}\n\n</SymbolRows>`;
}

/** What the members of a type are called together. */
function membersTitle({ members, type }: Family): string {
  if (members.every(({ neutral }) => neutral.kind === 'enumMember')) return 'Values';
  if (members.every(({ neutral }) => neutral.kind === 'function')) return 'Functions';
  return type === functionsType ? 'Functions' : 'Members';
}

/** The guide of each platform that describes the type or one of its members first. */
function guideLinks(context: PageContext): string {
  const { family } = context;
  const links = family.platforms.flatMap((platform) => {
    const rows = [family.self, ...family.members].flatMap((symbol) =>
      symbol.rows.filter(({ scope }) => scope.platform === platform),
    );
    const [place] = rows.flatMap((row) => placesOf(row, context));
    return place === undefined ? [] : [place.replace(/^\[/, `[${labelOf(platform)}: `)];
  });
  return links.join(', ');
}

/** `9 platforms`, or the name of the only one. */
function reachOf({ members, self }: Family): string {
  const all = new Set(
    [self, ...members].flatMap(({ rows }) => rows.map(({ scope }) => scope.platform)),
  );
  const [only] = all;
  return all.size === 1 && only !== undefined ? labelOf(only) : `${String(all.size)} platforms`;
}

/** The page of a type on all platforms, with a section for each of its members. */
function typePage(input: SymbolsInput, family: Family): SymbolPage {
  const { product, type, self, members } = family;
  const known = idsOf(input.families.filter((other) => other.product === product));
  const context: PageContext = { ...input, family, known };
  const barcodes = product === 'barcode' ? ` (${productLabel(product)})` : '';
  const { summary, remarks = '' } = self.neutral.comment;
  const title = membersTitle(family);
  const what =
    title === 'Values' ? 'values' : title === 'Functions' ? 'declarations' : 'types, defaults';
  const description = describe(
    summary === '' ? `${title} of ${type}.` : summary,
    [
      `${type} of the ${productLabel(product)} on ${reachOf(family)}: names, ${what}, and versions.`,
      `${type} (${productLabel(product)}) on ${reachOf(family)}: names and versions.`,
      `${type}, ${productLabel(product)}, on ${reachOf(family)}.`,
    ],
    ['Side by side for each platform.', 'With links to guides.'],
  );
  const text = join([
    `---\ntitle: ${yaml(`${type} on all platforms${barcodes}`)}\nsidebar_label: ${yaml(type)}\ndescription: ${yaml(description)}\ndisplayed_sidebar: null\n---`,
    neutralText(summary, context),
    neutralText(remarks, context),
    `## Platforms {#platforms}`,
    tableOf(self, context),
    members.length === 0 ? '' : `## ${title} {#members}`,
    ...members.flatMap((member) => [
      `### ${headingOf(member, type)} {#${member.member}}`,
      neutralText(member.neutral.comment.summary, context),
      tableOf(member, context),
    ]),
    '## Next steps {#next-steps}',
    [
      `- Read the guide for your platform: ${guideLinks(context)}`,
      `- Find other functions and types in the list of [all symbols](/docs/${symbolsFolder}/)`,
    ].join('\n'),
  ]);
  return { path: `${symbolFolder(product)}/${type}.mdx`, text: `${text}\n` };
}

/** The list of all types and members, by product. */
function indexPage(input: SymbolsInput): SymbolPage {
  const sections = products.flatMap(({ id, label }) => {
    const isCalled = ({ type }: Family): boolean => type === functionsType;
    const own = input.families
      .filter(({ product }) => product === id)
      .sort((a, b) => Number(isCalled(b)) - Number(isCalled(a)));
    if (own.length === 0) return [];
    const known = idsOf(own);
    const entries = own.map((family) => {
      const context: PageContext = { ...input, family, known };
      const { type, members, self } = family;
      const links = members.map(
        (member) => `[${codeSpan(headingOf(member, type))}](${symbolPath(id, member.id)})`,
      );
      return join([
        `### [${type}](${symbolPath(id, type)}) {#${id}-${type}}`,
        neutralText(self.neutral.comment.summary, context),
        links.join(', '),
      ]);
    });
    return [`## ${label} {#${id}}`, ...entries];
  });
  const text = join([
    `---\ntitle: Symbols on all platforms\nsidebar_label: Symbols\ndescription: Every type, option, value, and function of the Deckle SDKs with its name, type, default, and version on each platform, grouped by product and type.\ndisplayed_sidebar: null\n---`,
    'Select a symbol to see its name, type, default, and first version on each platform. This list has one name for each symbol; its page shows how your platform spells it. Your platform’s API index also has the symbols that only this platform declares.',
    '<ApiIndexEntries>',
    ...sections,
    '</ApiIndexEntries>',
    '## Next steps',
    '- [Choose your platform](/docs/) and read its guides.\n- Looking for an error? Find it in [errors and messages](/docs/errors).',
  ]);
  return { path: `${symbolsFolder}/index.mdx`, text: `${text}\n` };
}

/** Whether Docusaurus treats a page with this name as the index of its folder. */
const isListName = (type: string): boolean =>
  ['index', 'readme', symbolsFolder].includes(type.toLowerCase());

/** Pages with one address, and sections with one anchor, where upper and lower case are the same for a host. */
export function collisions(families: readonly Family[]): string[] {
  const pages = new Map<string, Family>();
  return families.flatMap((family) => {
    const { product, type, members, self } = family;
    const path = symbolPath(product, type).toLowerCase();
    const other = pages.get(path);
    pages.set(path, family);
    const where = `${self.neutral.file}:${String(self.neutral.line)}`;
    const anchors = new Set<string>(fixedAnchors);
    return [
      ...(other === undefined
        ? []
        : [
            `${where}  ${type} (${product}) has the same address as ${other.type} (${other.product}), ${path}. Rename one of them in api-sources/model/.`,
          ]),
      ...(isListName(type)
        ? [
            `${where}  ${type} (${product}) has the address of a list: Docusaurus shows pages of this name at that of their folder. Rename it in api-sources/model/.`,
          ]
        : []),
      ...members.flatMap(({ member, neutral, id }) => {
        const isTaken = anchors.has(member);
        anchors.add(member);
        return isTaken
          ? [
              `${neutral.file}:${String(neutral.line)}  ${id} has the anchor #${member}, which its page has already. Rename it in api-sources/model/, or the section in src/plugins/symbols/pages.ts.`,
            ]
          : [];
      }),
    ];
  });
}

/**
 * All pages about symbols on all platforms.
 *
 * @throws Error that lists all symbols that share an address.
 */
export function symbolPages(input: SymbolsInput): SymbolPage[] {
  const problems = collisions(input.families);
  if (problems.length > 0) {
    throw new Error(`Symbols need addresses that differ:\n${problems.join('\n')}`);
  }
  return [indexPage(input), ...input.families.map((family) => typePage(input, family))];
}
