import { posix } from 'node:path';
import { platformFolder } from '../../../model/docPaths';
import { hasReference } from '../../../model/platforms';
import { membersOf, type Api, apiKey, type ApiSet, type Scope } from '../../api/types';
import type { SiteIndex } from '../siteIndex';
import type { Resolved } from './resolve';

/** Folder of a platform's generated reference below `docs/`. */
export function referenceFolder({ product, platform }: Scope): string {
  return `${platformFolder(product, platform)}/api`;
}

/** Folder of a kind of top-level symbol in a reference. */
export const referenceFolders = {
  interface: 'interfaces',
  enum: 'enumerations',
  alias: 'type-aliases',
  variable: 'variables',
} as const;

/** Address of a symbol's entry in a generated reference, or `undefined` where there is none. */
export function referenceUrl(apis: ApiSet, scope: Scope, symbol: Resolved): string | undefined {
  if (!hasReference(scope.platform)) return undefined;
  const api = apis.platforms.get(apiKey(scope));
  const declared = symbol.declared;
  if (api === undefined || declared === undefined) return undefined;
  const owner = api.symbols.get(declared.parent ?? declared.name);
  if (owner === undefined) return undefined;
  const kind = owner.kind as keyof typeof referenceFolders;
  const page = `/docs/${referenceFolder(scope)}/${referenceFolders[kind]}/${owner.name}`;
  return declared.parent === undefined ? page : `${page}#${declared.name}`;
}

/** Anchor of a symbol's row or signature on a guide page. */
export function rowAnchor(id: string): string {
  return id.replace(/^BarcodeSDK(?=\.|$)/, 'DeckleSDK');
}

/** The page of a platform's guides that has a symbol's row or signature, and its anchor there. */
export function guideRowOf(
  apis: ApiSet,
  index: SiteIndex,
  scope: Scope,
  symbol: Resolved,
): { readonly page: string; readonly anchor: string } | undefined {
  const rows = index.rows.get(apiKey(scope));
  // A type that only the platform has, such as a delegate, is found where its functions are.
  const inside =
    symbol.kind === 'type' && symbol.neutral === undefined
      ? [...(rows?.keys() ?? [])].filter((id) => id.startsWith(`${symbol.id}.`))
      : [];
  for (const id of [symbol.id, ...sameMemberElsewhere(apis, symbol), ...inside]) {
    const page = rows?.get(id);
    if (page !== undefined) return { page, anchor: rowAnchor(id) };
  }
  return undefined;
}

/**
 * Where a symbol link on `fromPage` leads: the platform's reference, else the row on the guide that
 * shows it. `undefined` where nothing shows the symbol.
 */
export function linkTo(
  apis: ApiSet,
  index: SiteIndex,
  scope: Scope,
  symbol: Resolved,
  fromPage: string,
): string | undefined {
  const url = referenceUrl(apis, scope, symbol);
  if (url !== undefined) return url;
  const row = guideRowOf(apis, index, scope, symbol);
  if (row === undefined) return undefined;
  const anchor = `#${row.anchor}`;
  if (row.page === fromPage) return anchor;
  const relative = posix.relative(posix.dirname(fromPage), row.page);
  return `${relative.startsWith('.') ? relative : `./${relative}`}${anchor}`;
}

/** Members found on other types, by id: every link to a member asks, and each answer takes all types. */
const elsewhere = new WeakMap<Api, Map<string, readonly string[]>>();

/** The same member on the types that share it through a base. */
function sameMemberElsewhere(apis: ApiSet, symbol: Resolved): readonly string[] {
  const [type, member] = symbol.id.split('.');
  if (symbol.neutral === undefined || member === undefined || type === undefined) return [];
  const known = elsewhere.get(apis.model) ?? new Map<string, readonly string[]>();
  elsewhere.set(apis.model, known);
  const ids = known.get(symbol.id) ?? findElsewhere(apis, type, member);
  known.set(symbol.id, ids);
  return ids;
}

function findElsewhere(apis: ApiSet, type: string, member: string): string[] {
  return [...apis.model.symbols.values()]
    .filter((other) => other.kind === 'interface' && other.name !== type)
    .filter((other) =>
      membersOf(apis.model, other.name).some(
        (m) => m.name === member && areRelated(type, other.name, apis.model),
      ),
    )
    .map((other) => `${other.name}.${member}`);
}

/** Whether one of two types of the model inherits the other, or both inherit a third. */
export function areRelated(a: string, b: string, model: Api): boolean {
  const bases = (name: string): readonly string[] => [
    name,
    ...(model.symbols.get(name)?.bases ?? []),
  ];
  return bases(a).some((base) => bases(b).includes(base));
}
