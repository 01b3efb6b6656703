import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig, useWindowSize } from '@docusaurus/theme-common';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import { useLinks } from '@site/src/components/StaticRegion/useLinks';
import { dataId, documentAttribute } from '@site/src/document/data';
import type { Body } from '@site/src/document/load';
import { islandAttribute, islands, type Island } from './islands';

/** A component of the text that has come to life, and the element it lives in. */
interface Living {
  readonly host: Element;
  /** What the server drew in its place. */
  readonly drawn: readonly ChildNode[];
  readonly component: Island;
  readonly props: Record<string, string>;
}

async function loadIsland(host: HTMLElement): Promise<Living> {
  const { name, ...props } = JSON.parse(host.getAttribute(islandAttribute) ?? '{}') as Record<
    string,
    string
  > & { readonly name: string };
  const load = islands[name];
  if (load === undefined) throw new Error(`There is no island "${name}".`);
  return { host, props, drawn: [...host.childNodes], component: (await load()).default as Island };
}

/** Marks the entry of the heading in view, where the contents stand beside the text. */
function useHighlightedContents(): void {
  const { frontMatter } = useDoc();
  const { tableOfContents } = useThemeConfig();
  const isWide = useWindowSize() === 'desktop';
  const min = frontMatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel;
  const max = frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel;
  const config = useMemo(
    () =>
      isWide
        ? {
            linkClassName: 'toc-highlight',
            linkActiveClassName: 'table-of-contents__link--active',
            minHeadingLevel: min,
            maxHeadingLevel: max,
          }
        : undefined,
    [isWide, min, max],
  );
  useTOCHighlight(config);
}

/**
 * A document as the server drew it. React keeps it as it is; clicks on its links reach the router, and the
 * few parts that need scripts are rendered into their places.
 */
export default function DocumentBody({ body }: { readonly body: Body }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const links = useLinks(root);
  const [living, setLiving] = useState<readonly Living[]>([]);
  useHighlightedContents();

  // Nodes that are there need not be parsed within the click.
  const [nodes] = useState(() => body.takeNodes?.());
  useLayoutEffect(() => {
    if (nodes !== undefined) root.current?.append(nodes);
  }, [nodes]);

  useEffect(() => {
    let gone = false;
    const hosts = [...(root.current?.querySelectorAll<HTMLElement>(`[${islandAttribute}]`) ?? [])];
    void Promise.all(hosts.map(loadIsland)).then((loaded) => {
      if (!gone && loaded.length > 0) setLiving(loaded);
    });
    return () => {
      gone = true;
    };
  }, []);

  // Together with what takes its place, so that nothing jumps.
  useLayoutEffect(() => {
    for (const { drawn } of living) for (const node of drawn) node.remove();
  }, [living]);

  return (
    <>
      <div
        ref={root}
        {...{ [documentAttribute]: '' }}
        {...links}
        dangerouslySetInnerHTML={nodes === undefined ? body : undefined}
        suppressHydrationWarning
      />
      {living.map(({ host, component: Component, props }, index) =>
        createPortal(<Component {...props} />, host, String(index)),
      )}
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
