import { platforms, type PlatformId, type ProductId } from '../../../model/platforms';
import { apiKey, type ApiSet, type Scope } from '../../api/types';
import { symbolOn } from './resolve';

/** The type of a product's model that holds its colors. */
const colorType: Readonly<Record<ProductId, string>> = {
  document: 'ColorConfig',
  barcode: 'BarcodeColorConfig',
};

/** Neutral names of the colors that a platform's API does not have; none if it has no colors at all. */
export function missingColors(apis: ApiSet, scope: Scope): string[] {
  const colors = [...apis.model.symbols.values()].filter(
    ({ parent }) => parent === colorType[scope.product],
  );
  const missing = colors.filter(({ id }) => symbolOn(apis, scope, id) === undefined);
  return missing.length === colors.length ? [] : missing.map(({ name }) => name);
}

/** What platforms lack, as the theme builder reads it: `Xamarin: colorOnPrimary colorTopBarTitle; …`. */
export function colorsLacking(apis: ApiSet, product: ProductId): string {
  return platforms
    .map(({ id }): [PlatformId, string[]] => {
      const scope: Scope = { product, platform: id };
      return [id, apis.platforms.has(apiKey(scope)) ? missingColors(apis, scope) : []];
    })
    .filter(([, names]) => names.length > 0)
    .map(([id, names]) => `${id}: ${names.join(' ')}`)
    .join('; ');
}
