import { partsOfId, type Equivalent, type EquivalentsFile } from '../../../model/equivalents';
import { products, type PlatformId, type ProductId } from '../../../model/platforms';
import { platformName } from '../../../model/spelling';
import type { ModelType, ModelSymbol } from './modelTypes';
import { rowAnchor } from './links';
import type { Scope } from '../../api/types';
import type { Resolved } from './resolve';

/** Name of a symbol with its owner, as the platform's code has it. */
function nameOn(symbol: Resolved, { platform, product }: Scope): string {
  const { type } = partsOfId(symbol.id);
  if (symbol.kind !== 'member') return symbol.text;
  // Fields of a JSON result have one name everywhere.
  return symbol.declared === undefined
    ? `${type}.${symbol.text}`
    : `${platformName(type, platform, product)}.${symbol.text}`;
}

/** A symbol's names and where each is described, by platform. */
function namesOf({ rows }: ModelSymbol): Partial<Record<PlatformId, Equivalent>> {
  return Object.fromEntries(
    rows.map(({ scope, symbol, href }) => {
      const name = nameOn(symbol, scope);
      return [scope.platform, href === undefined ? [name] : [name, href]];
    }),
  );
}

/** All symbols of the model as each platform spells them, by product and type. */
export function equivalentsOf(
  modelTypes: readonly ModelType[],
): ReadonlyMap<ProductId, ReadonlyMap<string, EquivalentsFile>> {
  return new Map(
    products.map(({ id }) => [
      id,
      new Map(
        modelTypes
          .filter(({ product }) => product === id)
          .map(({ type, self, members, platforms }): [string, EquivalentsFile] => {
            const found = [self, ...members].filter(({ rows }) => rows.length > 0);
            const symbols = found.map((symbol) => [symbol.member, namesOf(symbol)] as const);
            return [type, { platforms, symbols: Object.fromEntries(symbols) }];
          }),
      ),
    ]),
  );
}

/** The mark that opens a symbol's names on other platforms; none for symbols that only one platform has. */
export function equivalentsMark(symbol: Resolved, { product }: Scope): string {
  if (symbol.neutral === undefined) return '';
  const attribute = product === 'barcode' ? ` product="${product}"` : '';
  return ` <Equivalents of="${rowAnchor(symbol.id)}"${attribute} />`;
}
