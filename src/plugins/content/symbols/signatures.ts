// Signatures of functions, their parameters, and the facts of a call.
import { capital } from '../../../base/nameWords';
import { type ApiParameter, type ApiSymbol, apiKey, type Scope } from '../../api/types';
import { firstVersion, platformById, type Language } from '../../../model/platforms';
import { addedIn, splitSince } from './since';
import { splitTop } from './brackets';
import { equivalentsMark, rowAnchor } from './links';
import { commentFor, type Resolved } from './resolve';
import {
  anchor,
  apiTable,
  defaultMarkup,
  sinceMark,
  typeMarkup,
  type RenderContext,
} from './tables';

/** Source of a declaration on several lines once it no longer fits one; `end` follows the last of them. */
export function layOut(signature: string, width = 72, end: ',' | '' = ','): string {
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
  const lines = parts.map((part) => `  ${part}`).join(',\n');
  return `${signature.slice(0, open + 1)}\n${lines}${end}\n${signature.slice(close)}`;
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

/** How the languages of packages write signatures. */
export const syntaxes: Readonly<Record<Language, Syntax>> = {
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

/** The facts of a call, one line each: result, cancel, nothing found, failure, when to call it, thread. */
function callFacts(symbol: Resolved, context: RenderContext): string[] {
  const comment = commentFor(symbol);
  const facts: (readonly [string, string | undefined])[] = [
    ['Result', comment.returns],
    ['Cancel', comment.cancel],
    ['Nothing found', comment.nothingFound],
    ['Failure', comment.failure],
    ['When to call', comment.when],
    ['Thread', comment.thread],
  ];
  return facts.flatMap(([label, text]) =>
    text === undefined ? [] : [`- **${label}:** ${context.link(sentence(text))}`],
  );
}

/** First letter capital, full stop at the end. */
function sentence(text: string): string {
  const begun = capital(text);
  return /[.!?:]$/.test(begun) ? begun : `${begun}.`;
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
export function ownerQualified(
  declared: ApiSymbol,
  { hasOwnerBraces, isTypeFirst }: Syntax,
): string {
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

/** Every form of a function, one below the other. */
function signatures(symbol: Resolved, context: RenderContext): string {
  const { hasOwnerBraces, hasTrailingComma } = syntaxOn(context.scope);
  const { declared } = symbol;
  if (declared === undefined) return '';
  const width = hasOwnerBraces ? 68 : 72;
  const forms = [declared, ...(declared.overloads ?? [])].map((form) =>
    layOut(
      signatureText({ ...symbol, declared: form }, context),
      width,
      hasTrailingComma ? ',' : '',
    ),
  );
  return insideOwner(forms.join('\n'), declared, context);
}

/** Renders `<Signature of="…" />`: the target of links, and what {@link signatureOf} renders. */
export const signatureBlock = (symbol: Resolved, context: RenderContext): string =>
  `${anchor(rowAnchor(symbol.id))}\n\n${signatureOf(symbol, context)}`;

/** The declaration of a function, its parameters and the outcomes of a call. */
export function signatureOf(symbol: Resolved, context: RenderContext): string {
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
    `\`\`\`${syntaxOn(context.scope).fence} signature\n${signatures(symbol, context)}\n\`\`\``,
    [context.link(lead) + equivalentsMark(symbol, context.scope), ...sinceMark(since)].join(' '),
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
  const overloads = declared.overloads ?? [];
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
  const { platform, product } = context.scope;
  return apiTable(parameters, {
    Parameter: ({ name }) => `\`${name}\``,
    Type: ({ type }) => typeMarkup(type, context),
    ...(overloads.length === 0 ? { Default: defaultOf } : {}),
    Meaning: (parameter) => {
      const { text, since } = splitSince(descriptionOf(parameter));
      const version = since === undefined ? undefined : firstVersion(platform, product, since);
      return [context.link(text), ...sinceMark(version)].join(' ');
    },
  });
}
