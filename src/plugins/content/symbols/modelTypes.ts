import { posix } from 'node:path';
import { products, type PlatformId, type ProductId } from '../../../model/platforms';
import { functionsType, shownFunctionsType, shownId } from '../../../model/spelling';
import {
  membersOf,
  scopes,
  type ApiSymbol,
  apiKey,
  type ApiSet,
  type Scope,
} from '../../api/types';
import { linkTo, rowAnchor, type ShownSymbols } from './links';
import { symbolOn, type Resolved } from './resolve';

/** A symbol of the model as one platform has it. */
export interface PlatformSymbol {
  readonly scope: Scope;
  readonly symbol: Resolved;
  /** Address of the page that describes it, if any. */
  readonly href: string | undefined;
}

/** A symbol of the model on all platforms. */
export interface ModelSymbol {
  /** Neutral id, with functions of either product in `DeckleSDK`: `ScanFilter.AUTO`. */
  readonly id: string;
  /** Name in its type; empty for the type itself. */
  readonly member: string;
  readonly neutral: ApiSymbol;
  /** One row for each platform that has it, in the site's order. */
  readonly rows: readonly PlatformSymbol[];
}

/** A type of the model with its members, as far as any platform has them. */
export interface ModelType {
  readonly product: ProductId;
  /** As ids of symbols name it. */
  readonly type: string;
  /** The type itself; platforms that only have types that inherit from it have no row. */
  readonly self: ModelSymbol;
  readonly members: readonly ModelSymbol[];
  /** Platforms of the product, in the site's order. */
  readonly platforms: readonly PlatformId[];
}

/** Address of the page that describes a symbol. */
function addressOn(
  symbol: Resolved,
  scope: Scope,
  apis: ApiSet,
  index: ShownSymbols,
): string | undefined {
  const href = linkTo(apis, index, scope, symbol, 'docs/index.mdx');
  if (href === undefined || href.startsWith('/')) return href;
  return `/${posix.join('docs', href)}`.replace(/\.mdx(?=#|$)/, '');
}

/** Types of the model that a product has. */
export function typesOf(apis: ApiSet, product: ProductId): ApiSymbol[] {
  const isOfOther = (name: string): boolean =>
    shownId(name) === shownFunctionsType && name !== functionsType(product);
  return [...apis.model.symbols.values()].filter(
    ({ kind, name }) => (kind === 'interface' || kind === 'enum') && !isOfOther(name),
  );
}

/** Every type of the model on all platforms, by product; types that no platform has are left out. */
export function modelTypesOf(apis: ApiSet, index: ShownSymbols): ModelType[] {
  return products.flatMap(({ id: product }) => {
    const declaring = scopes.filter(
      (scope) => scope.product === product && apis.platforms.has(apiKey(scope)),
    );
    return typesOf(apis, product).flatMap((type): ModelType[] => {
      const symbolOf = (neutral: ApiSymbol, member: string): ModelSymbol => {
        const id = member === '' ? type.name : `${type.name}.${member}`;
        const rows = declaring.flatMap((scope): PlatformSymbol[] => {
          const symbol = symbolOn(apis, scope, id);
          // The same member of a derived type is that type's.
          if (symbol?.id !== id) return [];
          const href = addressOn(symbol, scope, apis, index);
          // A JSON result that nothing on this platform returns.
          if (href === undefined && symbol.declared === undefined) return [];
          return [{ scope, symbol, href }];
        });
        return { id: rowAnchor(id), member, neutral, rows };
      };
      const self = symbolOf(type, '');
      const members = membersOf(apis.model, type.name)
        .map((neutral) => symbolOf(neutral, neutral.name))
        .filter(({ rows }) => rows.length > 0);
      if (members.length === 0 && self.rows.length === 0) return [];
      return [
        {
          product,
          type: self.id,
          self,
          members,
          platforms: declaring.map(({ platform }) => platform),
        },
      ];
    });
  });
}
