import { platforms, type ProductId } from '../../model/platforms';
import { spell, withoutLabels, type NeutralKind } from '../../model/spelling';
import { apiKey, kindOf, type ApiSet } from '../content/resolve';

/**
 * Names under which developers know a symbol: as the model spells it, and as each platform of the
 * product does, each with its owner and without quotation marks.
 *
 * @param id neutral id: `ScanFilter.BLACKWHITE`, `DeckleSDK.writePDF`
 */
export function spellingsOf(
  { model, platforms: apis }: ApiSet,
  id: string,
  product: ProductId,
): string[] {
  const [type = '', member] = id.split('.');
  const symbol = model.symbols.get(id);
  const kind: NeutralKind =
    member === undefined ? 'type' : symbol === undefined ? 'member' : kindOf(symbol);
  const names = new Set([id.replace(/^BarcodeSDK\b/, 'DeckleSDK')]);
  for (const { id: platform } of platforms) {
    // Not every platform has the product; what it does not declare, it does not spell either.
    if (product === 'barcode' && !apis.has(apiKey({ product, platform }))) continue;
    const { full, text } = spell(
      { kind, type, product, ...(member === undefined ? {} : { member }) },
      platform,
    );
    for (const name of [full, text]) names.add(withoutLabels(name).replace(/'/g, ''));
  }
  return [...names];
}
