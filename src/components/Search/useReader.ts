import { useMemo } from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useStoredPlatform } from '@site/src/hooks/usePlatformChoice';
import { classifyDocPath } from '@site/src/model/docPaths';
import type { Reader } from '@site/src/search/reader';

/** Platform, product and page in view; elsewhere the platform the reader chose, if any. */
export function useReader(): Reader {
  const { activeDoc } = useActiveDocContext('default');
  const stored = useStoredPlatform();
  const id = activeDoc?.id;
  return useMemo(() => {
    const place = id === undefined ? undefined : classifyDocPath(`${id}.mdx`);
    if (id !== undefined && (place?.type === 'guide' || place?.type === 'reference')) {
      const path = `/docs/${id.replace(/(^|\/)index$/, '$1')}`;
      return { platform: place.platform, product: place.product, path };
    }
    return stored === undefined ? {} : { platform: stored };
  }, [id, stored]);
}
