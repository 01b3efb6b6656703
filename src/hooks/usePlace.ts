import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { classifyDocPath, type DocPlace } from '@site/src/model/docPaths';

/** A page of a platform: a guide, or a page of its reference. */
export type PlatformPage = Extract<DocPlace, { readonly type: 'guide' | 'reference' }>;

/** What the document in view is; nothing on pages that aren't documents. */
export function usePlace(): DocPlace | undefined {
  const { activeDoc } = useActiveDocContext('default');
  return activeDoc === undefined ? undefined : classifyDocPath(`${activeDoc.id}.mdx`);
}

/** The document in view if it is a page of a platform. */
export function usePlatformPage(): PlatformPage | undefined {
  const place = usePlace();
  return place?.type === 'guide' || place?.type === 'reference' ? place : undefined;
}
