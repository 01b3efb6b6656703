import { useCallback } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { isPlatformId, platforms, type PlatformId } from '@site/src/model/platforms';
import { storageKeys } from '@site/src/model/storageKeys';
import { useSiteMap } from './useSiteMap';

/**
 * The platform the reader works on, and a function to change it. The server, and a reader who has
 * not chosen, get the first platform with guides.
 */
export function usePlatformChoice(): [PlatformId, (id: string) => void] {
  const { products } = useSiteMap();
  const [stored, slot] = useStorageSlot(storageKeys.platform);
  const first =
    products[0]?.platforms.find((platform) => platform.hasGuides)?.id ?? platforms[0].id;
  const choose = useCallback((id: string) => slot.set(id), [slot]);
  return [stored !== null && isPlatformId(stored) ? stored : first, choose];
}
