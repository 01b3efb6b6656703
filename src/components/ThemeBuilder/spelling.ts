import type { PlatformId } from '../../model/platforms';
import type { ColorKey } from '../ScannerScreen/defaults';

/** The name with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A color's name as the first language of a platform spells it. */
export function spell(platform: PlatformId, key: ColorKey): string {
  if (platform === 'iOS') return `set${capital(key)}()`;
  return platform === 'Android' || platform === 'Flutter' ? key : capital(key);
}
