import { listed } from '../../base/listed';
import { splitTop } from './brackets';
import type { ApiParameter, ApiSymbol, PackageForm } from '../api/types';
import { firstVersion, platformById, platforms, type Language } from '../../model/platforms';
import { equivalentsMark } from './equivalents';
import { rowAnchor } from './links';
import { escapeMdx, markdownTable } from './markdownTable';
import {
  apiKey,
  commentFor,
  resolveMembers,
  selectMembers,
  type ApiSet,
  type Resolved,
  type Scope,
} from './resolve';
import { addedIn, splitSince } from './since';

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

const labelsOf = (declared: ApiSymbol | undefined): string[] | undefined =>
  declared?.packages?.flatMap(({ labels }) => labels);

/** Which packages have a symbol, where not all have it and its type does not say it already. */
export function packageNote(
  declared: ApiSymbol | undefined,
  context: RenderContext,
): string | undefined {
  const api = context.apis.platforms.get(apiKey(context.scope));
  const labels = labelsOf(declared);
  if (labels === undefined || labels.length === api?.packages?.length) return undefined;
  const parent = labelsOf(api?.symbols.get(declared?.parent ?? ''));
  return parent?.join() === labels.join() ? undefined : `${listed(labels)} only.`;
}

/** Other names of a type in some packages, and which packages have it. */
export function typeNotes(type: Resolved, context: RenderContext): string[] {
  const names = (type.declared?.packages ?? [])
    .filter(({ symbol }) => symbol.id !== type.declared?.id)
    .map(({ labels, symbol }) => `In ${listed(labels)}, the type is called \`${symbol.id}\`.`);
  const only = packageNote(type.declared, context);
  return only === undefined ? names : [`**${only}**`, ...names];
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

/** What the row of a symbol says that depends on the page it is on. */
export interface RowNotes {
  /** Where the symbol exists at all. */
  readonly restrictions: readonly (string | undefined)[];
  /** Version that it came with, where that is news. */
  readonly since: string | undefined;
}

/** The version that something came with, where that is news. */
const sinceMark = (version: string | undefined): string[] =>
  version === undefined ? [] : [`<Since version="${version}" />`];

/** Summary and the notes a reader must not miss, as one cell. */
export function meaning(symbol: Resolved, context: RenderContext, notes: RowNotes): string {
  const comment = commentFor(symbol);
  const text = [
    comment.summary,
    comment.remarks,
    comment.unit === undefined ? '' : `Unit: ${comment.unit}.`,
    ...notes.restrictions,
    comment.deprecated === undefined ? '' : `**Deprecated.** ${comment.deprecated}`,
  ];
  return [context.link(text.filter(Boolean).join(' ')), ...sinceMark(notes.since)].join(' ');
}

/** Notes of a symbol in a guide. */
function guideNotes(symbol: Resolved, context: RenderContext): RowNotes {
  const notes = [restriction(symbol, context.scope), packageNote(symbol.declared, context)];
  return {
    restrictions: notes.map((note) => (note === undefined ? undefined : `**${note}**`)),
    since: addedIn(context.apis, context.scope, symbol),
  };
}

const anchor = (id: string): string => `<Anchor id="${id}" />`;

/** Name cell of a row: its anchor, and the name as code, struck through when deprecated. */
export function nameCell(
  symbol: Resolved,
  text: string,
  anchorId: string,
  context: RenderContext,
): string {
  const { deprecated } = commentFor(symbol);
  const code = deprecated === undefined ? `\`${text}\`` : `~~\`${text}\`~~`;
  return `${anchor(anchorId)}${code}${equivalentsMark(symbol, context.scope)}`;
}

/**
 * A table of the API.
 *
 * @param kind How it is laid out.
 * @param rows What it has a row of each.
 * @param columns What a cell says of a row, by the head of its column.
 */
export function apiTable<Row>(
  kind: 'options' | 'fields' | 'members' | 'values' | 'parameters' | 'index',
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => string>>,
): string {
  const cells = rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)));
  return `<ApiTable kind="${kind}">\n\n${markdownTable(Object.keys(columns), cells)}\n\n</ApiTable>`;
}

/** Type of a member; an option that is set with a function takes the values of its parameters. */
function valueType(member: Resolved, declared: ApiSymbol | undefined): string {
  return member.kind === 'member' && declared?.kind === 'function'
    ? declared.parameters.map(({ name, type }) => `${name}: ${type}`).join(', ')
    : (declared?.type ?? '');
}

/** Type of a member as a cell shows it, with the types of other packages where they differ. */
export function typeCell(
  member: Resolved,
  declared: ApiSymbol | undefined,
  context: RenderContext,
): string {
  const [first, ...others] = declared?.packages ?? [];
  const further = others.flatMap(({ labels, symbol }) => {
    if (symbol.kind === 'function') return [`${listed(labels)}: \`${symbol.name}()\``];
    const type = valueType(member, symbol);
    return type === first?.symbol.type ? [] : [`${listed(labels)}: ${typeMarkup(type, context)}`];
  });
  return [typeMarkup(valueType(member, declared), context), ...further].join('<br />');
}

/**
 * Renders the table of `<Options of="…" />`.
 *
 * @returns the Markdown, and names in `only`/`except` that aren't members.
 */
export function optionsTable(
  type: Resolved,
  attributes: Readonly<Record<string, string>>,
  context: RenderContext,
): { readonly text: string; readonly unknown: string[]; readonly known: string[] } {
  const members = resolveMembers(context.apis, context.scope, type, 'own' in attributes);
  const { shown, unknown } = selectMembers(members, attributes);
  const known = members.map((m) => m.id.slice(m.id.lastIndexOf('.') + 1));
  const isEnum = shown.length > 0 && shown.every((member) => member.kind === 'enumMember');
  const isResult = type.neutral?.result === true;
  // Objects that the SDK returns, and required values, have no defaults to show.
  const plain = isResult || shown.every((m) => commentFor(m).defaultValue === undefined);
  const name = (member: Resolved): string =>
    nameCell(member, member.text, rowAnchor(member.id), context);
  const typeOf = (member: Resolved): string =>
    typeCell(member, isResult ? (member.neutral ?? member.declared) : member.declared, context);
  const meaningOf = (member: Resolved): string =>
    meaning(member, context, guideNotes(member, context));
  const table = isEnum
    ? apiTable('values', shown, { Value: name, Meaning: meaningOf })
    : plain
      ? apiTable('fields', shown, { Field: name, Type: typeOf, Meaning: meaningOf })
      : apiTable('options', shown, {
          Option: name,
          Type: typeOf,
          Default: (member) => defaultMarkup(commentFor(member).defaultValue, context),
          Meaning: meaningOf,
        });
  return {
    text: [anchor(rowAnchor(type.id)), table, ...typeNotes(type, context)].join('\n\n'),
    unknown,
    known,
  };
}

/** Source of a declaration on several lines once it no longer fits one. */
export function layOut(signature: string, width = 72, trailingComma = true): string {
  if (signature.length <= width) return signature;
  const open = signature.indexOf('(');
  const close = signature.lastIndexOf(')');
  if (open < 0 || close < open + 2) return signature;
  const parts = splitTop(signature.slice(open + 1, close));
  // Dart writes the brackets of parameters that may be left out beside those of the whole list.
  const group = /^([{[])(.*)([}\]])$/.exec(parts.at(-1) ?? '');
  if (group !== null) {
    const [, left = '', inner = '', right = ''] = group;
    const first = parts.slice(0, -1).map((part) => `\n  ${part},`);
    const named = splitTop(inner).map((part) => `\n  ${part},`);
    const space = first.length > 0 ? ' ' : '';
    return `${signature.slice(0, open + 1)}${first.join('')}${space}${left}${named.join('')}\n${right}${signature.slice(close)}`;
  }
  const lines = parts.map((part, i) => {
    const comma = trailingComma || i < parts.length - 1 ? ',' : '';
    return `  ${part}${comma}`;
  });
  return `${signature.slice(0, open + 1)}\n${lines.join('\n')}\n${signature.slice(close)}`;
}

/** How a language writes signatures. */
interface Syntax {
  /** Language of the code block. */
  readonly fence: string;
  /** Whether members are shown inside of the declaration of their owner. */
  readonly hasOwnerBraces?: true;
  /** Whether the type of a result comes first, and the owner of a member before its name. */
  readonly isTypeFirst?: true;
  /** Whether a comma may follow the last parameter. */
  readonly hasTrailingComma?: true;
}

const syntaxes: Readonly<Record<Language, Syntax>> = {
  // "fun Owner.name" declares an extension: members are in their owner's braces.
  Kotlin: { fence: 'kotlin', hasOwnerBraces: true, hasTrailingComma: true },
  TypeScript: { fence: 'ts', hasTrailingComma: true },
  // Plain JavaScript has no types; its packages declare them in TypeScript.
  JavaScript: { fence: 'ts', hasTrailingComma: true },
  Swift: { fence: 'swift', hasOwnerBraces: true },
  'C#': { fence: 'csharp', isTypeFirst: true },
  Dart: { fence: 'dart', isTypeFirst: true, hasTrailingComma: true },
  Java: { fence: 'java' },
};

/** The syntax of the package of a platform. */
const syntaxOn = ({ platform }: Scope): Syntax =>
  syntaxes[platformById(platform).languages[0] ?? 'TypeScript'];

/** The facts of a call, one line each: result, cancel, nothing found, failure, thread. */
export function callFacts(symbol: Resolved, context: RenderContext): string[] {
  const comment = commentFor(symbol);
  const facts: (readonly [string, string | undefined])[] = [
    ['Result', comment.returns],
    ['Cancel', comment.cancel],
    ['Nothing found', comment.nothingFound],
    ['Failure', comment.failure],
    ['Thread', comment.thread],
  ];
  return facts.flatMap(([label, text]) =>
    text === undefined ? [] : [`- **${label}:** ${context.link(sentence(text))}`],
  );
}

/** First letter capital, full stop at the end. */
function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?:`)]$/.test(capital) && !/[`)]$/.test(capital)
    ? capital
    : capital.replace(/\.?$/, '.');
}

/** The signature of a function as source text of the platform, with its owner where that is part of it. */
export function signatureText(symbol: Resolved, context: RenderContext): string {
  const declared = symbol.declared;
  if (declared === undefined) return '';
  const neutralParams = new Map(
    (symbol.neutral?.parameters ?? []).map((p) => [p.name.toLowerCase(), p]),
  );
  const withDefaults = declared.signature
    .replace(/(\w+)(: [^,()]+?) = declared\(\)/g, (_, name: string, type: string) => {
      const value = neutralParams.get(name.toLowerCase())?.defaultValue?.replace(/`/g, '');
      return `${name}${type}${value === undefined ? ' = …' : ` = ${value}`}`;
    })
    .replace(/^class (\w+) : (.*)\(\)$/, 'class $1 : $2');
  return ownerQualified({ ...declared, signature: withDefaults }, syntaxOn(context.scope));
}

/** A declaration with its qualified name, in the syntax of the language. */
function ownerQualified(declared: ApiSymbol, { hasOwnerBraces, isTypeFirst }: Syntax): string {
  const { kind, signature, parent, name } = declared;
  if (parent === undefined || hasOwnerBraces) return signature;
  if (isTypeFirst && (kind === 'function' || kind === 'property')) {
    return signature.replace(new RegExp(` ${name}(?=[(]| \\{|$)`), ` ${parent}.${name}`);
  }
  return kind === 'function' ? `${parent}.${signature}` : signature;
}

const indented = (source: string): string => source.replace(/^(?=.)/gm, '  ');

/** Declarations inside of their owner: `object Document { fun pageCount(): Int }`, on their own lines. */
function insideOwner(source: string, declared: ApiSymbol, context: RenderContext): string {
  const { fence, hasOwnerBraces } = syntaxOn(context.scope);
  if (declared.parent === undefined || !hasOwnerBraces) return source;
  const api = context.apis.platforms.get(apiKey(context.scope));
  const owner = api?.symbols.get(declared.parent)?.signature ?? `class ${declared.parent}`;
  // Static members of a Kotlin class are in its companion object.
  const inner =
    fence === 'kotlin' && declared.isStatic === true && !owner.startsWith('object ')
      ? `companion object {\n${indented(source)}\n}`
      : source;
  return `${owner} {\n${indented(inner)}\n}`;
}

/** The forms of a symbol by package; one without labels where all packages declare it alike. */
function formsOf(declared: ApiSymbol): readonly PackageForm[] {
  return declared.packages ?? [{ labels: [], symbol: declared }];
}

/** Every form of a function, one below the other, those of different packages under their names. */
function signatures(symbol: Resolved, context: RenderContext): string {
  const { hasOwnerBraces, hasTrailingComma } = syntaxOn(context.scope);
  if (symbol.declared === undefined) return '';
  return formsOf(symbol.declared)
    .map(({ labels, symbol: form }) =>
      [
        ...(labels.length === 0 ? [] : [`// ${labels.join(', ')}`]),
        insideOwner(
          [form, ...(form.overloads ?? [])]
            .map((declared) =>
              layOut(
                signatureText({ ...symbol, declared }, context),
                hasOwnerBraces ? 68 : 72,
                hasTrailingComma === true,
              ),
            )
            .join('\n'),
          form,
          context,
        ),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Renders `<Signature of="…" />`: the declaration, its parameters and the outcomes of a call. */
export function signatureBlock(symbol: Resolved, context: RenderContext): string {
  const comment = commentFor(symbol);
  const since = addedIn(context.apis, context.scope, symbol);
  const parameters = parameterTable(symbol, context);
  const facts = callFacts(symbol, context).join('\n');
  const lead = [
    comment.summary,
    comment.deprecated === undefined ? '' : `**Deprecated.** ${comment.deprecated}`,
  ]
    .filter(Boolean)
    .join(' ');
  return [
    anchor(rowAnchor(symbol.id)),
    `\`\`\`${syntaxOn(context.scope).fence} signature\n${signatures(symbol, context)}\n\`\`\``,
    [context.link(lead), ...sinceMark(since)].join(' ') + equivalentsMark(symbol, context.scope),
    parameters,
    facts,
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n');
}

/** A table of a function's parameters, or nothing when it has none. */
export function parameterTable(symbol: Resolved, context: RenderContext): string {
  const declared = symbol.declared;
  if (declared === undefined) return '';
  const overloads = [
    ...(declared.overloads ?? []),
    ...formsOf(declared)
      .slice(1)
      .flatMap(({ symbol: form }) => [form, ...(form.overloads ?? [])]),
  ];
  // Forms share what their parameters mean; which of them a call needs is said by the signatures.
  const parameters = [declared, ...overloads]
    .flatMap((form) => form.parameters)
    .filter((p, i, all) => all.findIndex(({ name }) => name === p.name) === i);
  if (parameters.length === 0) return '';
  const comment = commentFor(symbol);
  const described = Object.entries(comment.params ?? {});
  const neutral = symbol.neutral?.parameters ?? [];
  const sameAs = ({ name }: ApiParameter): ApiParameter | undefined =>
    neutral.find((p) => p.name.toLowerCase() === name.toLowerCase());
  const descriptionOf = (parameter: ApiParameter): string =>
    parameter.description ||
    described.find(([name]) => name.toLowerCase() === parameter.name.toLowerCase())?.[1] ||
    sameAs(parameter)?.description ||
    '';
  const defaultOf = (parameter: ApiParameter): string => {
    const value =
      parameter.defaultValue ?? (parameter.optional ? sameAs(parameter)?.defaultValue : undefined);
    if (value === undefined) return parameter.optional ? 'optional' : 'required';
    return defaultMarkup(value.includes('`') ? value : `\`${value}\``, context);
  };
  return apiTable(overloads.length === 0 ? 'parameters' : 'fields', parameters, {
    Parameter: ({ name }) => `\`${name}\``,
    Type: ({ type }) => typeMarkup(type, context),
    ...(overloads.length === 0 ? { Default: defaultOf } : {}),
    Meaning: (parameter) => {
      const { text, since } = splitSince(descriptionOf(parameter));
      const { platform, product } = context.scope;
      const version = since === undefined ? undefined : firstVersion(platform, product, since);
      return [context.link(text), ...sinceMark(version)].join(' ');
    },
  });
}
