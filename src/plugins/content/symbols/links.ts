import { posix } from 'node:path';
import { platformFolder } from '../../../model/docPaths';
import { hasReference } from '../../../model/platforms';
import { shownId } from '../../../model/spelling';
import { type Api, apiKey, type ApiSet, type Scope } from '../../api/types';
import type { Resolved } from './resolve';

/** Which page shows which symbol. */
export interface ShownSymbols {
  /** Per product and platform: symbol id → path of the page that shows its row or signature. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

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
  return shownId(id);
}

/** The mark that opens a symbol's names on other platforms; none for symbols that only one platform has. */
export function equivalentsMark(symbol: Resolved, { product }: Scope): string {
  if (symbol.neutral === undefined) return '';
  const attribute = product === 'barcode' ? ` product="${product}"` : '';
  return ` <Equivalents of="${rowAnchor(symbol.id)}"${attribute} />`;
}

/** The page of a platform's guides that has a symbol's row or signature, and its anchor there. */
export function guideRowOf(
  apis: ApiSet,
  index: ShownSymbols,
  scope: Scope,
  symbol: Resolved,
): { readonly page: string; readonly anchor: string } | undefined {
  const rows = index.rows.get(apiKey(scope)) ?? new Map<string, string>();
  const [type = '', member] = symbol.id.split('.');
  const isOther = (id: string): boolean => {
    const [owner = '', name] = id.split('.');
    // A type that only the platform has, such as a delegate, is found where its functions are.
    return member === undefined
      ? symbol.neutral === undefined && owner === type && name !== undefined
      : name === member && areRelated(type, owner, apis.model);
  };
  const id = rows.has(symbol.id) ? symbol.id : [...rows.keys()].find(isOther);
  const page = rows.get(id ?? '');
  if (id !== undefined && page !== undefined) return { page, anchor: rowAnchor(id) };
  return undefined;
}

/**
 * Where a symbol link on `fromPage` leads: the platform's reference, else the row on the guide that
 * shows it. `undefined` where nothing shows the symbol.
 */
export function linkTo(
  apis: ApiSet,
  index: ShownSymbols,
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

/** Whether one of two types of the model inherits the other, or both inherit a third. */
export function areRelated(a: string, b: string, model: Api): boolean {
  const bases = (name: string): readonly string[] => [
    name,
    ...(model.symbols.get(name)?.bases ?? []),
  ];
  return bases(a).some((base) => bases(b).includes(base));
}
