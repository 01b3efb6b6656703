/**
 * In which version of a platform's package a symbol came. Declarations say it with `@since`, as a
 * line of the native core or as a version, and a parameter begins its description with
 * `(since 1.7)`.
 */
import { firstVersion, platformById } from '../../../model/platforms';
import { compareVersions } from '../../../base/versions';
import { derivedFrom, apiKey, type ApiSet, type Scope } from '../../api/types';
import { commentFor, symbolOn, type Resolved } from './resolve';

/** The later of two versions, where both are known. */
function later(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return compareVersions(a, b) < 0 ? b : a;
}

/** Version that a symbol's own comment names; none for a line that the platform doesn't have. */
export function ownVersion(scope: Scope, symbol: Resolved): string | undefined {
  const line = commentFor(symbol).since;
  return line === undefined ? undefined : firstVersion(scope.platform, scope.product, line);
}

/**
 * Version in which the type of a member came, or the first type that inherits the member: a common
 * base can be newer than what it is the base of. Functions are older than the object that has them.
 */
function typeVersion(apis: ApiSet, scope: Scope, symbol: Resolved): string | undefined {
  if (symbol.kind !== 'member' && symbol.kind !== 'enumMember') return undefined;
  const type = symbol.id.slice(0, symbol.id.lastIndexOf('.'));
  const api = apis.platforms.get(apiKey(scope));
  const derived = [apis.model, api].flatMap((one) => (one ? derivedFrom(one, type) : []));
  const versions = [type, ...derived].flatMap((name) => {
    const found = symbolOn(apis, scope, name);
    return (found && ownVersion(scope, found)) ?? [];
  });
  return versions.sort(compareVersions)[0];
}

/**
 * Version of the package in which a symbol came to a platform. A member came with its type at the
 * earliest, whatever the native core had before.
 */
export function versionOf(apis: ApiSet, scope: Scope, symbol: Resolved): string | undefined {
  return later(ownVersion(scope, symbol), typeVersion(apis, scope, symbol));
}

/** Version in which a symbol came to a platform, unless it was there from the beginning. */
export function addedIn(apis: ApiSet, scope: Scope, symbol: Resolved): string | undefined {
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
