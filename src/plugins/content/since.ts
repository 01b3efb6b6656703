/**
 * In which version of a platform's package a symbol came. Declarations say it with `@since`, as a
 * line of the native core or as a version, and a parameter begins its description with
 * `(since 1.7)`.
 */
import { firstVersion, platformById, platforms, products } from '../../model/platforms';
import { compareVersions } from '../../base/versions.mjs';
import type { ApiSymbol } from '../api/types';
import type { Problem } from '../../base/problems';
import {
  apiKey,
  commentFor,
  resolveSymbol,
  type ApiSet,
  type Resolved,
  type Scope,
} from './resolve';

/** The later of two versions, where both are known. */
function later(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return compareVersions(a, b) < 0 ? b : a;
}

/** Version that a symbol's own comment names. */
function ownVersion(apis: ApiSet, scope: Scope, symbol: Resolved): string | undefined {
  const line = commentFor(symbol, apis.model).since;
  return line === undefined ? undefined : firstVersion(scope.platform, scope.product, line);
}

/** Cache of type versions by product, platform, and name: every member of a type needs it. */
const typeVersions = new WeakMap<ApiSet, Map<string, string | undefined>>();

/**
 * Version in which the type of a member came, or the first type that inherits the member: a common
 * base can be newer than what it is the base of. Functions are older than the object that has them.
 */
function typeVersion(apis: ApiSet, scope: Scope, symbol: Resolved): string | undefined {
  if (symbol.kind !== 'member' && symbol.kind !== 'enumMember') return undefined;
  const type = symbol.id.slice(0, symbol.id.lastIndexOf('.'));
  const known = typeVersions.get(apis) ?? new Map<string, string | undefined>();
  typeVersions.set(apis, known);
  const key = `${apiKey(scope)} ${type}`;
  if (!known.has(key)) known.set(key, firstOf(apis, scope, type));
  return known.get(key);
}

/** The oldest version of a type and of those that inherit it. */
function firstOf(apis: ApiSet, scope: Scope, type: string): string | undefined {
  const api = apis.platforms.get(apiKey(scope));
  const heirs = [...apis.model.symbols.values(), ...(api?.symbols.values() ?? [])]
    .filter(({ bases }) => bases.includes(type))
    .map(({ name }) => name);
  const versions = [type, ...heirs].flatMap((name) => {
    const resolution = resolveSymbol(apis, scope, name);
    const version = 'ok' in resolution ? ownVersion(apis, scope, resolution.ok) : undefined;
    return version === undefined ? [] : [version];
  });
  return versions.sort(compareVersions)[0];
}

/**
 * Version of the package in which a symbol came to a platform. A member came with its type at the
 * earliest, whatever the native core had before.
 */
export function versionOf(apis: ApiSet, scope: Scope, symbol: Resolved): string | undefined {
  return later(ownVersion(apis, scope, symbol), typeVersion(apis, scope, symbol));
}

/** Version of a member that came after its type. */
export function laterVersion(apis: ApiSet, scope: Scope, member: Resolved): string | undefined {
  const version = versionOf(apis, scope, member);
  return version === typeVersion(apis, scope, member) ? undefined : version;
}

/** Version in which a symbol came to a platform, unless it was there from the beginning. */
export function newsOf(apis: ApiSet, scope: Scope, symbol: Resolved): string | undefined {
  const version = versionOf(apis, scope, symbol);
  const first = Object.values(
    platformById(scope.platform).products[scope.product]?.firstVersion ?? {},
  )[0];
  return version === first ? undefined : version;
}

/** A description of a parameter, and the line or version that it names at its beginning. */
export function splitSince(description: string): {
  readonly text: string;
  readonly since: string | undefined;
} {
  const [whole = '', since] = /^\(since ([\w.-]+)\)\s+/.exec(description) ?? [];
  return { text: description.slice(whole.length), since };
}

/** Names of types in a declaration's source text. */
function typeNames(source: string): string[] {
  return source.match(/\b[A-Z]\w*(?:\.[A-Z]\w*)*/g) ?? [];
}

/** A version that a declaration names, and where. */
interface Dated {
  readonly name: string;
  readonly version: string;
  readonly symbol: ApiSymbol;
}

/** Every symbol that a package declares, with the version in which it came. */
function datedSymbols(apis: ApiSet, scope: Scope): Dated[] {
  const api = apis.platforms.get(apiKey(scope));
  return [...(api?.symbols.values() ?? [])].flatMap((symbol) => {
    const resolution = resolveSymbol(apis, scope, symbol.id.replace(/\(\)$/, ''));
    if (!('ok' in resolution)) return [];
    const version = versionOf(apis, scope, resolution.ok);
    return version === undefined ? [] : [{ name: symbol.id, version, symbol }];
  });
}

/** Parameters with their own version. */
function datedParameters(apis: ApiSet, scope: Scope, { symbol }: Dated): Dated[] {
  if (symbol.kind !== 'function') return [];
  const resolution = resolveSymbol(apis, scope, symbol.id);
  const params = 'ok' in resolution ? commentFor(resolution.ok, apis.model).params : {};
  const declared = Object.fromEntries(
    symbol.parameters.map(({ name, description }) => [name, description]),
  );
  return Object.entries({ ...params, ...declared }).flatMap(([name, description]) => {
    const { since } = splitSince(description);
    const version =
      since === undefined ? undefined : firstVersion(scope.platform, scope.product, since);
    return version === undefined ? [] : [{ name: `${symbol.id}(${name})`, version, symbol }];
  });
}

/** The types that are older than everything that uses them. */
function tooOld(symbols: readonly Dated[]): Problem[] {
  const users = new Map<string, Dated[]>();
  for (const user of symbols) {
    if (user.symbol.kind === 'enum' || user.symbol.kind === 'enumMember') continue;
    for (const name of new Set(typeNames(user.symbol.signature))) {
      users.set(name, [...(users.get(name) ?? []), user]);
    }
  }
  return symbols.flatMap(({ name, version, symbol }) => {
    if (symbol.kind !== 'enum' && symbol.kind !== 'interface' && symbol.kind !== 'alias') return [];
    const own = (users.get(name) ?? []).filter((user) => user.symbol.parent !== name);
    const [oldest] = own.sort((a, b) => compareVersions(a.version, b.version));
    if (oldest === undefined || compareVersions(version, oldest.version) >= 0) return [];
    return [
      {
        file: symbol.file,
        line: symbol.line,
        message: `${name} is said to exist since ${version}, but the first that uses it, ${oldest.name}, came with ${oldest.version}. Correct the @since of one of them.`,
      },
    ];
  });
}

/** Symbols that a package declares, although their line of the native core has not reached it. */
function unreached(apis: ApiSet, scope: Scope): Problem[] {
  // Types that both SDKs share name a line of the Document SDK.
  if (scope.product !== 'document') return [];
  const symbols = apis.platforms.get(apiKey(scope))?.symbols.values() ?? [];
  return [...symbols].flatMap((symbol) => {
    const resolution = resolveSymbol(apis, scope, symbol.id.replace(/\(\)$/, ''));
    if (!('ok' in resolution)) return [];
    const line = commentFor(resolution.ok, apis.model).since;
    if (line === undefined || ownVersion(apis, scope, resolution.ok) !== undefined) return [];
    return [
      {
        file: symbol.file,
        line: symbol.line,
        message: `${symbol.id} came with ${line}, which has no first version on ${platformById(scope.platform).label}. Add it to src/model/platforms.ts, or correct the @since.`,
      },
    ];
  });
}

/**
 * What cannot be true of the versions that declarations name: a symbol that came after the newest
 * release, or with a line of the native core that the platform does not have, and a type that came before the first symbol that uses it.
 *
 * @param newest The newest version of a platform's package, if it is known.
 */
export function sinceProblems(
  apis: ApiSet,
  newest: (scope: Scope) => string | undefined,
): Problem[] {
  return products.flatMap(({ id: product }) =>
    platforms.flatMap(({ id: platform }) => {
      const scope: Scope = { product, platform };
      const symbols = datedSymbols(apis, scope);
      const last = newest(scope);
      const parameters = symbols.flatMap((symbol) => datedParameters(apis, scope, symbol));
      const tooNew = [...symbols, ...parameters].flatMap(({ name, version, symbol }) =>
        last === undefined || compareVersions(version, last) <= 0
          ? []
          : [
              {
                file: symbol.file,
                line: symbol.line,
                message: `${name} is said to exist since ${version}, but the newest version in the changelog is ${last}.`,
              },
            ],
      );
      return [...tooNew, ...unreached(apis, scope), ...tooOld(symbols)];
    }),
  );
}
