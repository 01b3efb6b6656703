import { useMemo } from 'react';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { siteMapOf, type SiteMap } from '@site/src/model/siteMap';

/** The site map at render time, on the server and in the browser alike. */
export function useSiteMap(): SiteMap {
  const data = useAllDocsData();
  const docs = data.default?.versions[0]?.docs;
  return useMemo(() => siteMapOf(docs ?? []), [docs]);
}
