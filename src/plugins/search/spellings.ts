import { platforms, type ProductId } from '../../model/platforms';
import { platformName, shownId } from '../../model/spelling';
import type { ApiSet } from '../api/types';
import { symbolOn } from '../content/symbols/resolve';

/**
 * Names under which developers know a symbol: as the model spells it, and as each platform of the
 * product does, each with its owner and without quotation marks.
 *
 * @param id neutral id: `ScanFilter.BLACKWHITE`, `DeckleSDK.writePDF`
 */
export function spellingsOf(apis: ApiSet, id: string, product: ProductId): string[] {
  const names = new Set([shownId(id)]);
  for (const { id: platform } of platforms) {
    const symbol = symbolOn(apis, { product, platform }, id);
    if (symbol?.declared === undefined) continue;
    const { declared, kind, text } = symbol;
    // Where only types that inherit from this one exist, they have their own names.
    if (kind === 'type' && symbol.id !== id) continue;
    // A type has the members of its bases, too.
    const [type = ''] = id.split('.');
    const full =
      kind === 'member' ? `${platformName(type, platform, product)}.${declared.name}` : text;
    for (const name of [full, text]) names.add(name.replace(/\(\)$/, '').replace(/'/g, ''));
  }
  return [...names];
}
