/** Addresses of the pages about symbols on all platforms. */
import { symbolFolder } from './docPaths';
import type { ProductId } from './platforms';

/** Neutral id of a symbol, taken apart: `ScanFilter.AUTO`. */
export function partsOfId(id: string): { readonly type: string; readonly member: string } {
  const dot = id.indexOf('.');
  return dot < 0 ? { type: id, member: '' } : { type: id.slice(0, dot), member: id.slice(dot + 1) };
}

/**
 * Address of a symbol on all platforms, below the base URL: the page of its type, and its section there.
 *
 * @param id neutral id, with functions of either product in `DeckleSDK`
 */
export function symbolPath(product: ProductId, id: string): string {
  const { type, member } = partsOfId(id);
  return `/docs/${symbolFolder(product)}/${type}${member === '' ? '' : `#${member}`}`;
}
