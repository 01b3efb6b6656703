import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { siteMapOf, type DocEntry, type SiteMap } from '@site/src/model/siteMap';

const noDocs: readonly DocEntry[] = [];

/** Site maps by the lists of documents they are made of: one for a visit, and one for all pages of a build. */
const siteMaps = new WeakMap<readonly DocEntry[], SiteMap>();

/** All documents of the site. */
export const useDocs = (): readonly DocEntry[] =>
  useAllDocsData().default?.versions[0]?.docs ?? noDocs;

/** The site map at render time, on the server and in the browser alike. */
export function useSiteMap(): SiteMap {
  const docs = useDocs();
  const siteMap = siteMaps.get(docs) ?? siteMapOf(docs);
  siteMaps.set(docs, siteMap);
  return siteMap;
}
