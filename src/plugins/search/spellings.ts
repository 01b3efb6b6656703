import { platforms, type ProductId } from '../../model/platforms';
import { spell, withoutLabels, type NeutralKind } from '../../model/spelling';
import { apiKey, type ApiSet } from '../content/resolve';

const kinds: Readonly<Record<string, NeutralKind>> = {
  enumMember: 'enumMember',
  function: 'function',
  property: 'member',
};

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
  const kind =
    member === undefined ? 'type' : (kinds[model.symbols.get(id)?.kind ?? ''] ?? 'member');
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
