import { useCallback } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { isPlatformId, type PlatformId } from './platforms';
import { useSiteMap } from './useSiteMap';

/** Key under which the reader's platform is kept in the browser. */
export const platformStorageKey = 'deckle.platform';

/**
 * The platform the reader works on, and a function to change it. The server, and a reader who has
 * not chosen, get the first platform with guides.
 */
export function usePlatformChoice(): [PlatformId, (id: string) => void] {
  const { products } = useSiteMap();
  const [stored, slot] = useStorageSlot(platformStorageKey);
  const first = products[0]?.platforms.find((platform) => platform.hasGuides)?.id ?? 'Android';
  const choose = useCallback((id: string) => slot.set(id), [slot]);
  return [stored !== null && isPlatformId(stored) ? stored : first, choose];
}
