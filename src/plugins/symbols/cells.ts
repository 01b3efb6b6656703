import { groupBy } from '../../base/groupBy';
import { anyOf, listed } from '../../base/listed';
import { partsOfId, symbolPath } from '../../model/equivalents';
import { platformById, type PlatformId } from '../../model/platforms';
import { spellLiterals } from '../../model/spelling';
import type { ApiSet, Scope } from '../api/types';
import { versionOf } from '../content/symbols/since';
import { withConditions } from '../content/source/conditions';
import { guideRowOf, referenceUrl, rowAnchor } from '../content/symbols/links';
import type { ModelSymbol, ModelType, PlatformSymbol } from '../content/symbols/modelTypes';
import { commentFor, isJsonType, symbolOn, type Resolved } from '../content/symbols/resolve';
import { signatureText } from '../content/symbols/signatures';
import {
  defaultMarkup,
  restriction,
  typeCell,
  type RenderContext,
} from '../content/symbols/tables';
import { codeSpan, markdownTable, paragraphs } from '../tree/markdownTable';
import type { SiteIndex } from '../content/site/siteIndex';

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

/** A symbol without its platform: `AUTO`, `writePDF()`, `ScanFilter`. */
export function headingOf({ id, member, neutral }: ModelSymbol): string {
  if (member === '') return id;
  return neutral.kind === 'function' ? `${member}()` : member;
}

/** Data that the page of a type needs about other pages. */
export interface PageContext extends SymbolsInput {
  readonly modelType: ModelType;
}

/** The symbol of the same product with this id, if any platform has it: then it has an address. */
function symbolOf(id: string, { modelType, modelTypes }: PageContext): ModelSymbol | undefined {
  const { type } = partsOfId(id);
  const owner = modelTypes.find((one) => one.product === modelType.product && one.type === type);
  return owner && [owner.self, ...owner.members].find((symbol) => symbol.id === id);
}

/** A name as code, with a link to its page unless that is the page in view. */
export function linkedName(name: string, id: string, context: PageContext): string {
  const { modelType } = context;
  const code = codeSpan(name);
  if (symbolOf(id, context) === undefined) return code;
  const { type, member } = partsOfId(id);
  if (type !== modelType.type) return `[${code}](${symbolPath(modelType.product, id)})`;
  return member === '' ? code : `[${code}](#${member})`;
}

/** A doc comment without a platform: names as the model has them. */
export function neutralText(markdown: string, context: PageContext): string {
  return withConditions(markdown, undefined).replace(/`sdk:([^`]+)`/g, (_, reference: string) => {
    const id = rowAnchor(reference);
    const symbol = symbolOf(id, context);
    if (symbol === undefined) return codeSpan(id.slice(id.indexOf('.') + 1));
    return linkedName(
      symbol.neutral.kind === 'enumMember' ? reference : headingOf(symbol),
      id,
      context,
    );
  });
}

const labelOf = (platform: PlatformId): string => platformById(platform).label;

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
          const symbol = symbolOn(apis, scope, reference);
          return symbol === undefined
            ? neutralText(`\`sdk:${reference}\``, context)
            : linkedName(symbol.text, rowAnchor(symbol.id), context);
        },
      ),
    hrefOf: (reference) => {
      const symbol = symbolOn(apis, scope, reference);
      if (symbol?.kind !== 'type') return undefined;
      const id = rowAnchor(symbol.id);
      return symbolOf(id, context) !== undefined && id !== context.modelType.type
        ? symbolPath(scope.product, id)
        : undefined;
    },
  };
}

/** A platform, with links to where it describes a symbol: its guide, and its API reference if it has one. */
function linkedPlatform({ scope, symbol }: PlatformSymbol, { apis, index }: SymbolsInput): string {
  const label = labelOf(scope.platform);
  const guide = guideRowOf(apis, index, scope, symbol);
  const reference = referenceUrl(apis, scope, symbol);
  if (guide === undefined) return reference === undefined ? label : `[${label}](${reference})`;
  const link = `[${label}](/${guide.page.replace(/\.mdx$/, '')}#${guide.anchor})`;
  return reference === undefined ? link : `${link} ([API](${reference}))`;
}

/** What a type that only describes JSON lacks, restrictions of a symbol on its platform, and its replacement. */
function notesOf({ scope, symbol }: PlatformSymbol, cells: RenderContext): string {
  const { deprecated } = commentFor(symbol);
  const only = restriction(symbol, scope);
  return [
    ...(isJsonType(symbol) ? ['JSON only, not a class'] : []),
    ...(only === undefined ? [] : [`**${only}**`]),
    ...(deprecated === undefined ? [] : [`**Deprecated.** ${cells.link(deprecated)}`]),
  ].join('<br />');
}

/** Type or declaration of a member. */
const typeOf = (symbol: Resolved, cells: RenderContext): string =>
  symbol.kind === 'function' ? codeSpan(signatureText(symbol, cells)) : typeCell(symbol, cells);

/** A symbol as a platform has it. */
interface Entry {
  readonly label: string;
  /** With links to where it describes the symbol. */
  readonly platform: string;
  /** The first version with the symbol; empty for a member that was added with its type. */
  readonly version: string;
  readonly name: string;
  /** Its type or declaration; empty for values and for the type itself. */
  readonly type: string;
  readonly defaultValue: string;
  readonly notes: string;
}

function entryOf(
  row: PlatformSymbol,
  { member, neutral }: ModelSymbol,
  context: PageContext,
): Entry {
  const { apis, modelType } = context;
  const { scope, symbol } = row;
  const cells = cellContext(scope, context);
  const { deprecated, defaultValue } = commentFor(symbol);
  const type = modelType.self.rows.find((one) => one.scope.platform === scope.platform);
  const version = versionOf(apis, scope, symbol);
  const isLater = type === undefined || versionOf(apis, type.scope, type.symbol) !== version;
  const name = codeSpan(symbol.text);
  const hasType = member !== '' && neutral.kind !== 'enumMember';
  return {
    label: labelOf(scope.platform),
    platform: linkedPlatform(row, context),
    version: version !== undefined && (member === '' || isLater) ? version : '',
    name: deprecated === undefined ? name : `~~${name}~~`,
    type: hasType ? typeOf(symbol, cells) : '',
    defaultValue: hasType && neutral.kind !== 'function' ? defaultMarkup(defaultValue, cells) : '',
    notes: notesOf(row, cells),
  };
}

/** Platforms on which a member has the same name, default and notes, or one on which a type has its name. */
type Group = readonly Entry[];

/** The platforms that have a symbol; those that agree on a member are in one group, the largest first. */
function groupsOf(symbol: ModelSymbol, context: PageContext): Group[] {
  const entries = symbol.rows.map((row) => entryOf(row, symbol, context));
  if (symbol.member === '') return entries.map((entry) => [entry]);
  const groups = groupBy(entries, ({ name, defaultValue, notes }) =>
    [name, defaultValue, notes].join('\n'),
  );
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** The types of a group; where they differ, with their platforms. */
function typesOf(group: Group): string {
  const types = groupBy(group, ({ type }) => type);
  if (types.size === 1) return group[0]?.type ?? '';
  return [...types]
    .map(([type, same]) => `${same.map(({ label }) => label).join(', ')}: ${type}`)
    .join('<br />');
}

/** The platforms that lack a symbol, although they have its type; or those that have it, if they are fewer. */
function lead(symbol: ModelSymbol, { modelType }: PageContext): string {
  const { self, platforms } = modelType;
  const has = (platform: PlatformId, { rows }: ModelSymbol): boolean =>
    rows.some(({ scope }) => scope.platform === platform);
  const missing = platforms.filter(
    (platform) => !has(platform, symbol) && (symbol === self || has(platform, self)),
  );
  if (missing.length === 0) return '';
  const having = platforms.filter((platform) => has(platform, symbol));
  return having.length < missing.length
    ? `Only on ${listed(having.map(labelOf))}.`
    : `Not on ${anyOf(missing.map(labelOf))}.`;
}

/** A symbol on all platforms: a sentence, and a row for each way in which platforms have it. */
export function tableOf(symbol: ModelSymbol, context: PageContext): string {
  const groups = groupsOf(symbol, context);
  const shared =
    (column: 'name' | 'version' | 'defaultValue' | 'notes') =>
    ([entry]: Group): string =>
      entry?.[column] ?? '';
  const withVersion = ({ platform, version }: Entry): string =>
    version === '' ? platform : `${platform} since ${version}`;
  const name = shared('name');
  const platforms: Record<string, (group: Group) => string> =
    symbol.member === ''
      ? { Platform: ([entry]) => entry?.platform ?? '', Name: name, Since: shared('version') }
      : { Platforms: (group) => group.map(withVersion).join(', '), Name: name };
  const columns: Record<string, (group: Group) => string> = {
    ...platforms,
    [symbol.neutral.kind === 'function' ? 'Declaration' : 'Type']: typesOf,
    Default: shared('defaultValue'),
    Notes: shared('notes'),
  };
  // A column of dashes says nothing either.
  const used = Object.entries(columns).filter(([, cell]) =>
    groups.some((one) => !['', '–'].includes(cell(one))),
  );
  const head = used.map(([title]) => title);
  const rows = groups.map((group) => used.map(([, cell]) => cell(group)));
  const table = rows.length === 0 ? '' : markdownTable(head, rows);
  return `<SymbolRows>\n\n${paragraphs([lead(symbol, context), table])}\n\n</SymbolRows>`;
}
