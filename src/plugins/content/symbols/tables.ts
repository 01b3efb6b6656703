import { listed } from '../../../base/listed';
import type { ApiSet, Scope } from '../../api/types';
import { platforms } from '../../../model/platforms';
import { equivalentsMark, rowAnchor } from './links';
import { codeSpan, escapeMdx, markdownTable, paragraphs } from '../../tree/markdownTable';
import { commentFor, selectMembers, type Resolved } from './resolve';
import { addedIn } from './since';

/** What rendering a table needs of its page. */
export interface RenderContext {
  readonly apis: ApiSet;
  readonly scope: Scope;
  /** Turns `` `sdk:…` `` in a text into links. */
  readonly link: (markdown: string) => string;
  /** Address of a symbol by its reference, if it can be linked from here. */
  readonly hrefOf: (reference: string) => string | undefined;
}

/** A type as code whose known names are links. */
export function typeMarkup(type: string, context: RenderContext): string {
  if (type === '') return '';
  // A nested type is one name: `Document.PDFPageFormat`.
  const names = [...new Set(type.match(/[A-Z]\w*(?:\.[A-Z]\w*)*/g) ?? [])].filter(
    (name) => context.hrefOf(name) !== undefined,
  );
  if (names.length === 0) return `\`${type}\``;
  if (names[0] === type) return `[\`${type}\`](${context.hrefOf(type) ?? ''})`;
  const html = escapeMdx(type).replace(/[A-Z]\w*(?:\.[A-Z]\w*)*/g, (name) =>
    names.includes(name) ? `[${name}](${context.hrefOf(name) ?? ''})` : name,
  );
  return `<code translate="no">${html}</code>`;
}

/** Whether a symbol's restriction to platforms says something on this one's pages. */
export function restriction(symbol: Resolved, scope: Scope): string | undefined {
  const only = commentFor(symbol).platforms;
  if (only === undefined || only.includes(scope.platform)) return undefined;
  const labels = only.map((name) => platforms.find(({ id }) => id === name)?.label ?? name);
  return `${listed(labels)} only.`;
}

/**
 * A default as a page shows it; members that must be given have none.
 *
 * @param text Markdown; a pair of colors is shown with swatches.
 */
export function defaultMarkup(text: string | undefined, context: RenderContext): string {
  if (text === undefined || text === '') return '–';
  const [, light, dark] = /^light `(#\w+)`, dark `(#\w+)`$/.exec(text) ?? [];
  return light === undefined || dark === undefined
    ? context.link(text)
    : `<ColorPair light="${light}" dark="${dark}" />`;
}

/** The version that something came with, where that is news. */
export const sinceMark = (version: string | undefined): string[] =>
  version === undefined ? [] : [`<Since version="${version}" />`];

/**
 * Summary, the notes a reader must not miss, and the version that the symbol came with, as one cell.
 *
 * @param typeVersion Version that the page shows above the table, so the cell leaves it out.
 */
export function meaning(symbol: Resolved, context: RenderContext, typeVersion?: string): string {
  const comment = commentFor(symbol);
  const only = restriction(symbol, context.scope);
  const text = [
    comment.summary,
    comment.remarks,
    comment.unit === undefined ? '' : `The unit is ${comment.unit}.`,
    only === undefined ? '' : `**${only}**`,
    comment.deprecated === undefined ? '' : `**Deprecated.** ${comment.deprecated}`,
  ];
  const version = addedIn(context.apis, context.scope, symbol);
  const since = version === typeVersion ? [] : sinceMark(version);
  return [context.link(text.filter(Boolean).join(' ')), ...since].join(' ');
}

/** A target for links. */
export const anchor = (id: string): string => `<Anchor id="${id}" />`;

/** Name cell of a row: its anchor, and the name as code, struck through when deprecated. */
export function nameCell(
  symbol: Resolved,
  context: RenderContext,
  text = symbol.text,
  anchorId = rowAnchor(symbol.id),
): string {
  const { deprecated } = commentFor(symbol);
  const code = deprecated === undefined ? `\`${text}\`` : `~~\`${text}\`~~`;
  return `${anchor(anchorId)}${code}${equivalentsMark(symbol, context.scope)}`;
}

/**
 * A table of the API.
 *
 * @param rows What it has a row of each.
 * @param columns What a cell says of a row, by the head of its column.
 */
export function apiTable<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => string>>,
): string {
  const cells = rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)));
  return `<ApiTable>\n\n${markdownTable(Object.keys(columns), cells)}\n\n</ApiTable>`;
}

/** Type of a member as a cell shows it; an option that is set with a function takes the values of its parameters. */
export function typeCell(member: Resolved, context: RenderContext): string {
  const { kind, neutral } = member;
  // Fields of a JSON result have the type of the model.
  const declared = neutral?.result === true ? neutral : member.declared;
  const type =
    kind === 'member' && declared?.kind === 'function'
      ? declared.parameters.map((parameter) => `${parameter.name}: ${parameter.type}`).join(', ')
      : (declared?.type ?? '');
  return typeMarkup(type, context);
}

/**
 * A table of the members of a type. Values have no type, and objects that the SDK returns, and required members, no
 * default.
 */
export function memberTable(
  members: readonly Resolved[],
  context: RenderContext,
  {
    nameOf = (member) => nameCell(member, context),
    typeVersion,
  }: {
    readonly nameOf?: (member: Resolved) => string;
    readonly typeVersion?: string | undefined;
  } = {},
): string {
  const isEnum = members.length > 0 && members.every(({ kind }) => kind === 'enumMember');
  const defaultOf = (member: Resolved): string | undefined =>
    member.neutral?.result === true ? undefined : commentFor(member).defaultValue;
  const hasDefaults = members.some((member) => defaultOf(member) !== undefined);
  return apiTable(members, {
    [isEnum ? 'Value' : hasDefaults ? 'Option' : 'Field']: nameOf,
    ...(isEnum ? {} : { Type: (member: Resolved) => typeCell(member, context) }),
    ...(hasDefaults
      ? { Default: (member: Resolved) => defaultMarkup(defaultOf(member), context) }
      : {}),
    Meaning: (member) => meaning(member, context, typeVersion),
  });
}

/**
 * Renders the table of `<Options of="…" />`. The version of the type is above it, and rows have only later ones.
 *
 * @returns the Markdown, and names in `only`/`except` that aren't members.
 */
export function optionsTable(
  type: Resolved,
  attributes: Readonly<Record<string, string>>,
  context: RenderContext,
): { readonly text: string; readonly unknown: string[]; readonly known: string[] } {
  const { shown, ...names } = selectMembers(context.apis, context.scope, type, attributes);
  const version = addedIn(context.apis, context.scope, type);
  const text = paragraphs([
    anchor(rowAnchor(type.id)),
    ...sinceMark(version).map((mark) => `${codeSpan(type.text)} ${mark}`),
    memberTable(shown, context, { typeVersion: version }),
  ]);
  return { text, ...names };
}
