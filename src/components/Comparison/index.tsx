import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { showNotice } from '@site/src/client/notice';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import { isComparison } from '@site/src/model/comparison';
import type { CompareResult } from './compare';
import { showGuide } from './showGuide';

interface Props {
  /** The guide. */
  readonly children: ReactNode;
}

/**
 * A guide; or, if the URL requests it (`?with=iOS`), the guide beside the same guide of another platform. What
 * comparisons need is loaded then. Where there is nothing to compare with, the guide stays, below a message; where
 * something cannot be loaded, it stays, too.
 */
export default function Comparable({ children }: Props): ReactNode {
  const { id, permalink } = useDoc().metadata;
  const siteMap = useSiteMap();
  const { search } = useLocation();
  const isWanted = isComparison(search);
  const other = new URLSearchParams(search).get('with') ?? '';
  const [result, setResult] = useState<CompareResult>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let cancelled = false;
    import('./compare')
      .then(({ compare }) => compare({ id, path: permalink, other, siteMap }))
      .then(
        (next) => {
          if (!cancelled) setResult(next);
        },
        () => {
          if (cancelled) return;
          showGuide();
          setResult(undefined);
          showNotice({
            heading: `The comparison with ${other} couldn’t be loaded`,
            text: 'You see the guide alone. Retry reloads this page.',
          });
        },
      );
    return () => {
      cancelled = true;
    };
  }, [isWanted, id, permalink, other, siteMap]);

  const shown = isWanted ? result : undefined;
  const replaces = shown?.replaces === true;
  useLayoutEffect(() => {
    if (shown !== undefined && !replaces) showGuide();
  }, [shown, replaces]);

  if (replaces) return <ErrorBoundary fallback={() => <>{children}</>}>{shown.node}</ErrorBoundary>;
  return (
    <>
      {shown?.node}
      {children}
    </>
  );
}
