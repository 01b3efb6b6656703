import type { ProductId } from '../../../model/platforms';
import type { ApiSet, Scope } from '../../api/types';
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
