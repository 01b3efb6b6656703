import { capital } from '../../base/nameWords';
import type { PlatformId } from '../../model/platforms';
import type { ColorKey } from '../ScannerScreen/defaults';

/** A color's name as the first language of a platform spells it. */
export function spell(platform: PlatformId, key: ColorKey): string {
  if (platform === 'iOS') return `set${capital(key)}()`;
  return platform === 'Android' || platform === 'Flutter' ? key : capital(key);
}
