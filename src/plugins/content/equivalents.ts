import { posix } from 'node:path';
import { partsOfId, type Equivalent, type EquivalentsFile } from '../../model/equivalents';
import { platforms, products, type PlatformId, type ProductId } from '../../model/platforms';
import { spellType } from '../../model/spelling';
import { membersOf } from '../api/types';
import { linkTo, rowAnchor } from './links';
import type { SiteIndex } from './siteIndex';
import { apiKey, resolveSymbol, type ApiSet, type Resolved, type Scope } from './resolve';

/** Name of a symbol with its owner, as the platform's code has it. */
function nameOn(symbol: Resolved, { platform, product }: Scope): string {
  const { type } = partsOfId(symbol.id);
  if (symbol.kind !== 'member') return symbol.text;
  // Fields of a JSON result have one name everywhere.
  return symbol.declared === undefined
    ? `${type}.${symbol.text}`
    : `${spellType(type, platform, product)}.${symbol.text}`;
}

/** Address of the page that describes a symbol. */
function addressOn(
  symbol: Resolved,
  scope: Scope,
  apis: ApiSet,
  index: SiteIndex,
): string | undefined {
  const href = linkTo(apis, index, scope, symbol, 'docs/index.mdx');
  if (href === undefined || href.startsWith('/')) return href;
  return `/${posix.join('docs', href)}`.replace(/\.mdx(?=#|$)/, '');
}

/** Types of the model that a product has, by the name that references give them. */
function typesOf(apis: ApiSet, product: ProductId): string[] {
  const other = product === 'barcode' ? 'DeckleSDK' : 'BarcodeSDK';
  return [...apis.model.symbols.values()]
    .filter(({ kind, name }) => (kind === 'interface' || kind === 'enum') && name !== other)
    .map(({ name }) => name);
}

/** All symbols of the model as each platform spells them, by product and type. */
export function equivalentsOf(
  apis: ApiSet,
  index: SiteIndex,
): ReadonlyMap<ProductId, ReadonlyMap<string, EquivalentsFile>> {
  return new Map(
    products.map(({ id: product }) => {
      const scopes = platforms
        .map(({ id: platform }): Scope => ({ product, platform }))
        .filter((scope) => apis.platforms.has(apiKey(scope)));
      const files = typesOf(apis, product).flatMap((type): [string, EquivalentsFile][] => {
        const symbols: Record<string, Partial<Record<PlatformId, Equivalent>>> = {};
        for (const member of ['', ...membersOf(apis.model, type).map(({ name }) => name)]) {
          const id = member === '' ? type : `${type}.${member}`;
          const found: Partial<Record<PlatformId, Equivalent>> = {};
          for (const scope of scopes) {
            const resolution = resolveSymbol(apis, scope, id);
            // The same member of a derived type is that type's.
            if (!('ok' in resolution) || resolution.ok.id !== id) continue;
            const name = nameOn(resolution.ok, scope);
            const href = addressOn(resolution.ok, scope, apis, index);
            // A JSON result that nothing on this platform returns.
            if (href === undefined && resolution.ok.declared === undefined) continue;
            found[scope.platform] = href === undefined ? [name] : [name, href];
          }
          if (Object.keys(found).length > 0) symbols[member] = found;
        }
        if (Object.keys(symbols).length === 0) return [];
        const name = rowAnchor(`${type}.`).slice(0, -1);
        return [[name, { platforms: scopes.map(({ platform }) => platform), symbols }]];
      });
      return [product, new Map(files)];
    }),
  );
}

/** The mark of a page at which readers ask for a symbol on other platforms; none for symbols of one alone. */
export function equivalentsMark(symbol: Resolved): string {
  return symbol.neutral === undefined ? '' : ` <Equivalents of="${rowAnchor(symbol.id)}" />`;
}
