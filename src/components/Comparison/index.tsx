import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { showNotice } from '@site/src/client/notice';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import { comparisonAttribute, isComparison } from '@site/src/model/comparison';
import type { CompareResult } from './compare';

interface Props {
  /** The guide. */
  readonly children: ReactNode;
}

/**
 * A guide; or, if the address requests it (`?with=iOS`), the guide beside the same guide of another platform. What
 * comparisons need is loaded then. The guide stays where there is nothing to compare with, and where that can't be loaded.
 */
export default function Comparable({ children }: Props): ReactNode {
  const { id } = useDoc().metadata;
  const siteMap = useSiteMap();
  const { search } = useLocation();
  const isWanted = isComparison(search);
  const other = new URLSearchParams(search).get('with') ?? '';
  const [result, setResult] = useState<CompareResult>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void import('./compare')
      .then(({ compare }) => compare({ id, other, siteMap }))
      .catch((): CompareResult => {
        if (isCurrent) {
          showNotice({
            heading: `The comparison with ${other} couldn’t be loaded`,
            text: 'You see the guide alone. Retry reloads this page.',
          });
        }
        return {};
      })
      .then((next) => {
        if (isCurrent) setResult(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, id, other, siteMap]);

  useLayoutEffect(() => {
    // The guide has been hidden until now, if it was opened at this address.
    if (result !== undefined) document.documentElement.removeAttribute(comparisonAttribute);
  }, [result]);

  const { view, note } = (isWanted ? result : undefined) ?? {};
  const guide = (
    <>
      {note}
      {children}
    </>
  );
  if (view === undefined) return guide;
  return <ErrorBoundary fallback={() => guide}>{view}</ErrorBoundary>;
}
