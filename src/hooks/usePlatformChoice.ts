import { useCallback } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { isPlatformId, platforms, type PlatformId } from '@site/src/model/platforms';
import { storageKeys } from '@site/src/model/storageKeys';
import { useSiteMap } from './useSiteMap';

/** The platform that the reader has chosen, or was last seen reading about; `undefined` on the server. */
export function useStoredPlatform(): PlatformId | undefined {
  const [stored] = useStorageSlot(storageKeys.platform);
  return stored !== null && isPlatformId(stored) ? stored : undefined;
}

/**
 * The platform the reader works on, and a function to change it. The server, and a reader who has
 * not chosen, get the first platform with guides.
 */
export function usePlatformChoice(): [PlatformId, (id: string) => void] {
  const { products } = useSiteMap();
  const [, slot] = useStorageSlot(storageKeys.platform);
  const stored = useStoredPlatform();
  const first =
    products[0]?.platforms.find((platform) => platform.hasGuides)?.id ?? platforms[0].id;
  const choose = useCallback((id: string) => slot.set(id), [slot]);
  return [stored ?? first, choose];
}
