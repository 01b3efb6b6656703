import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig, useWindowSize } from '@docusaurus/theme-common';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import { useLinks } from '@site/src/hooks/useLinks';
import { usePrefetching } from './usePrefetching';
import { useShortFirstFrame } from './useShortFirstFrame';
import { documentAttribute, islandAttribute } from '@site/src/model/pageState';
import { dataId } from '@site/src/model/documentPage';
import type { Body } from '@site/src/fast-documents/client/load';
import IslandMount from './IslandMount';

/** Highlights the entry of the heading in view, where the table of contents is beside the text. */
function useHighlightedContents(): void {
  const { frontMatter } = useDoc();
  const { tableOfContents } = useThemeConfig();
  const isWide = useWindowSize() === 'desktop';
  const max = frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel;
  const config = useMemo(
    () =>
      isWide
        ? {
            linkClassName: 'toc-highlight',
            linkActiveClassName: 'table-of-contents__link--active',
            minHeadingLevel: tableOfContents.minHeadingLevel,
            maxHeadingLevel: max,
          }
        : undefined,
    [isWide, tableOfContents, max],
  );
  useTOCHighlight(config);
}

/**
 * A document as static HTML. React leaves it unchanged; clicks on its links reach the router, and its islands are
 * mounted.
 */
export default function DocumentBody({ body }: { readonly body: Body }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const links = useLinks();
  useShortFirstFrame(root);
  usePrefetching(root);
  const [islands, setIslands] = useState<readonly HTMLElement[]>([]);
  useHighlightedContents();

  useEffect(() => {
    setIslands([...(root.current?.querySelectorAll<HTMLElement>(`[${islandAttribute}]`) ?? [])]);
  }, []);

  return (
    <>
      <div
        ref={root}
        {...{ [documentAttribute]: '' }}
        {...links}
        dangerouslySetInnerHTML={body}
        suppressHydrationWarning
      />
      {islands.map((host, index) => (
        <IslandMount key={index} host={host} />
      ))}
    </>
  );
}

/** Data of the document, for the visit that begins with this page or leads to it. */
export function DocumentData({ json }: { readonly json: string }): ReactNode {
  return (
    <script
      type="application/json"
      id={dataId}
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  );
}
