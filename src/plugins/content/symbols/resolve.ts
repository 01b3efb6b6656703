import { didYouMean } from '../../../base/nearest';
import { platformById } from '../../../model/platforms';
import {
  functionsType,
  modelId,
  neutralName,
  platformName,
  withoutCase,
} from '../../../model/spelling';
import { mergeComments } from '../../api/comment';
import {
  apiKey,
  derivedFrom,
  memberOf,
  membersOf,
  ownMembersOf,
  type Api,
  type ApiSet,
  type ApiSymbol,
  type Scope,
} from '../../api/types';

/** What a symbol is, whatever language declares it. */
export type NeutralKind = 'type' | 'member' | 'enumMember' | 'function';

export interface Resolved {
  /** Neutral id (`ScanFilter.AUTO`), or the platform's own id where the model has no such symbol. */
  readonly id: string;
  readonly kind: NeutralKind;
  /** What prose shows. */
  readonly text: string;
  /** The platform's declaration; result types of JSON have none on some platforms. */
  readonly declared: ApiSymbol | undefined;
  /** The neutral symbol, if the model has it. */
  readonly neutral: ApiSymbol | undefined;
}

/** Whether a type only describes JSON on its platform, whose package has no class of this name. */
export const isJsonType = ({ kind, declared }: Resolved): boolean =>
  kind === 'type' && declared === undefined;

export type Resolution = { readonly ok: Resolved } | { readonly problem: string };

/** Kind of a declared symbol in the terms of the neutral model. */
export function kindOf({ kind }: ApiSymbol): NeutralKind {
  if (kind === 'property') return 'member';
  return kind === 'function' || kind === 'enumMember' ? kind : 'type';
}

/** The neutral symbol `Type` or `Type.member`, members of bases included. */
function findNeutral(model: Api, reference: string): ApiSymbol | undefined {
  const [type = '', member, ...rest] = reference.split('.');
  if (rest.length > 0) return undefined;
  if (member === undefined) return model.symbols.get(type);
  const found = memberOf(model, type, member);
  return found === undefined ? undefined : { ...found, id: `${type}.${found.name}`, parent: type };
}

/** What a platform declares for a symbol of the model; `id` is that of the symbol on one of the types that have it. */
function declaredOf(
  api: Api,
  { platform, product }: Scope,
  id: string,
  kind: NeutralKind,
): ApiSymbol | undefined {
  const platformId = platformName(id, platform, product);
  const exact = api.symbols.get(platformId);
  if (exact !== undefined || kind === 'type') return exact;
  const dot = platformId.lastIndexOf('.');
  const type = platformId.slice(0, dot);
  const member = withoutCase(platformId.slice(dot + 1));
  const isFunction = (symbol: ApiSymbol, name: string): boolean =>
    symbol.kind === 'function' && withoutCase(symbol.name) === name;
  if (kind === 'function') {
    return [...api.symbols.values()].find((symbol) => isFunction(symbol, member));
  }
  const members = membersOf(api, type);
  const found =
    members.find(({ name }) => withoutCase(name) === member) ??
    members.find((symbol) => isFunction(symbol, `set${member}`));
  if (found !== undefined || kind === 'member') return found;
  // Unions of string literals declare their members in the alias itself.
  const alias = api.symbols.get(type);
  const literal = `'${id.slice(id.indexOf('.') + 1)}'`;
  return alias?.kind === 'alias' && alias.type.includes(literal) ? alias : undefined;
}

/** How prose names a declared symbol: bare members, enum members with their type, functions with parentheses. */
function textOf(declared: ApiSymbol, kind: NeutralKind, name: string): string {
  if (kind === 'enumMember' && declared.kind === 'alias') return `'${name}'`;
  const call = declared.kind === 'function' ? '()' : '';
  return (kind === 'member' ? declared.name : declared.id) + call;
}

/** What references were found to mean: pages repeat the same ones, and each costs a search. */
const resolutions = new WeakMap<ApiSet, Map<string, Resolution>>();

/**
 * What `reference` (`Type.member`, neutral or the platform's own spelling) means on a page of this
 * platform, or a sentence that says why it means nothing there.
 */
export function resolveSymbol(apis: ApiSet, scope: Scope, reference: string): Resolution {
  const ofApis = resolutions.get(apis) ?? new Map<string, Resolution>();
  resolutions.set(apis, ofApis);
  const key = `${apiKey(scope)} ${reference}`;
  const resolution = ofApis.get(key) ?? findSymbol(apis, scope, reference);
  ofApis.set(key, resolution);
  return resolution;
}

/** What `reference` means on a platform; `undefined` where it means nothing. */
export function symbolOn(apis: ApiSet, scope: Scope, reference: string): Resolved | undefined {
  const resolution = resolveSymbol(apis, scope, reference);
  return 'ok' in resolution ? resolution.ok : undefined;
}

function findSymbol(apis: ApiSet, scope: Scope, reference: string): Resolution {
  const api = apis.platforms.get(apiKey(scope));
  const { label } = platformById(scope.platform);
  if (api === undefined) {
    return {
      problem: `There are no declarations of ${label} (${scope.product}) in api-sources/ yet.`,
    };
  }
  const wanted = modelId(reference, scope.product);
  const neutral = findNeutral(apis.model, wanted);
  if (neutral !== undefined) {
    const kind = kindOf(neutral);
    const type = neutral.parent ?? neutral.name;
    const declaredIn = (name: string): Resolved | undefined => {
      const id = kind === 'type' ? name : `${name}.${neutral.name}`;
      const declared = declaredOf(api, scope, id, kind);
      if (declared !== undefined)
        return { id, kind, text: textOf(declared, kind, neutral.name), declared, neutral };
      return neutral.result ? { id, kind, text: neutral.name, declared, neutral } : undefined;
    };
    for (const name of [type, ...derivedFrom(apis.model, type)]) {
      const found = declaredIn(name);
      if (found !== undefined) return { ok: found };
    }
  }

  const neutralId = neutralOf(apis.model, api, scope, reference);
  if (neutralId !== undefined && neutralId !== wanted) return resolveSymbol(apis, scope, neutralId);

  const native = api.symbols.get(reference) ?? nativeMember(api, reference);
  if (native !== undefined) return { ok: nativeSymbol(native) };

  if (neutral !== undefined) {
    return {
      problem: `\`sdk:${reference}\` does not exist on ${label}: its declarations have no such symbol.`,
    };
  }
  // Where the type is right, only its members can have been meant.
  const [type = ''] = wanted.split('.');
  const members = membersOf(apis.model, type);
  const candidates =
    members.length > 0
      ? members.map(({ name }) => `${type}.${name}`)
      : [...apis.model.symbols.keys(), ...api.symbols.keys()];
  return {
    problem: `\`sdk:${reference}\` is not a symbol of the SDK.${didYouMean(wanted, candidates)}`,
  };
}

/** What the model calls `reference`, a name of this platform, so that both names lead to one place. */
function neutralOf(model: Api, api: Api, scope: Scope, reference: string): string | undefined {
  const renamed = neutralName(reference, scope.platform, scope.product);
  if (renamed !== undefined && findNeutral(model, renamed) !== undefined) return renamed;
  const name = withoutCase(reference.slice(reference.lastIndexOf('.') + 1));
  return membersOf(model, functionsType(scope.product)).find(
    (member) =>
      withoutCase(member.name) === name &&
      declaredOf(api, scope, member.id, 'function')?.id === reference,
  )?.id;
}

/** A symbol that only a platform has. */
export function nativeSymbol(declared: ApiSymbol, id = declared.id): Resolved {
  const kind = kindOf(declared);
  return { id, kind, text: textOf(declared, kind, declared.name), declared, neutral: undefined };
}

function nativeMember(api: Api, reference: string): ApiSymbol | undefined {
  const dot = reference.lastIndexOf('.');
  const type = reference.slice(0, dot);
  const found = dot < 0 ? undefined : memberOf(api, type, reference.slice(dot + 1));
  return found === undefined ? undefined : { ...found, id: `${type}.${found.name}`, parent: type };
}

/** The comment of a symbol on its platform: the platform's tags override those of the model. */
export function commentFor(resolved: Resolved): ApiSymbol['comment'] {
  const { declared, kind, neutral } = resolved;
  // The comment of an alias is about all of its literals, not a single one.
  const isAliasMember = kind === 'enumMember' && declared?.kind === 'alias';
  const ofPlatform = isAliasMember ? undefined : declared?.comment;
  return mergeComments(ofPlatform ?? { summary: '' }, neutral?.comment);
}

/** Members of the model that a platform has, in the model's order, followed by those that only the platform has. */
function membersBy(
  listMembers: typeof membersOf,
  apis: ApiSet,
  scope: Scope,
  { id, declared }: Resolved,
): Resolved[] {
  const api = apis.platforms.get(apiKey(scope));
  const resolved = listMembers(apis.model, id).flatMap(
    ({ name }) => symbolOn(apis, scope, `${id}.${name}`) ?? [],
  );
  if (api === undefined || declared === undefined) return resolved;
  const seen = new Set(resolved.map((symbol) => symbol.declared?.id));
  const natives = listMembers(api, declared.id).filter(
    ({ id: own, isStatic, kind }) =>
      !seen.has(own) && isStatic !== true && kind !== 'enum' && kind !== 'interface',
  );
  return [...resolved, ...natives.map((native) => nativeSymbol(native, `${id}.${native.name}`))];
}

/**
 * The members of a type as a page of this platform shows them, in the model's order, followed by
 * those that only the platform has.
 */
export const resolveMembers = (apis: ApiSet, scope: Scope, type: Resolved): Resolved[] =>
  membersBy(membersOf, apis, scope, type);

/** The same without members that the type inherits. */
export function resolveOwnMembers(apis: ApiSet, scope: Scope, type: Resolved): Resolved[] {
  // A package that does not export the base lists inherited members as the type's own.
  const inModel = new Set(membersOf(apis.model, type.id).map(({ name }) => name.toLowerCase()));
  const isRepeated = ({ declared, neutral }: Resolved): boolean =>
    neutral === undefined && declared !== undefined && inModel.has(declared.name.toLowerCase());
  return membersBy(ownMembersOf, apis, scope, type).filter((member) => !isRepeated(member));
}

/** Members of a type that an `<Options>` element shows, by its `own`, `only`, and `except`. */
export function selectMembers(
  apis: ApiSet,
  scope: Scope,
  type: Resolved,
  attributes: Readonly<Record<string, string>>,
): { readonly shown: Resolved[]; readonly unknown: string[]; readonly known: string[] } {
  const members = ('own' in attributes ? resolveOwnMembers : resolveMembers)(apis, scope, type);
  const list = (value: string | undefined): string[] =>
    (value ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
  const nameOf = ({ id }: Resolved): string => id.slice(id.lastIndexOf('.') + 1);
  const only = list(attributes.only);
  const except = list(attributes.except);
  const known = members.map(nameOf);
  const unknown = [...only, ...except].filter((name) => !known.includes(name));
  const shown = members.filter(
    (member) =>
      (only.length === 0 || only.includes(nameOf(member))) && !except.includes(nameOf(member)),
  );
  return { shown, unknown, known };
}
