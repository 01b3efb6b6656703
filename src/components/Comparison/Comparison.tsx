import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';
import { useAllDocsData, useDoc } from '@docusaurus/plugin-content-docs/client';
import { showNotice } from '@site/src/components/Notice';
import { showGuide } from './showGuide';
import { compare, type CompareResult } from './compare';

/**
 * Loads the comparison that the address asks for, and shows it in the place of the guide. Where there is nothing to
 * compare with, the guide stays, below a message.
 */
export default function Comparison({ children }: { readonly children: ReactNode }): ReactNode {
  const { id, permalink } = useDoc().metadata;
  const docs = useAllDocsData().default?.versions[0]?.docs;
  const { search } = useLocation();
  const other = new URLSearchParams(search).get('with') ?? '';
  const [result, setResult] = useState<CompareResult>();

  useEffect(() => {
    let cancelled = false;
    compare({ id, path: permalink, other, docs: docs ?? [] }).then(
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
          url: window.location.href,
        });
      },
    );
    return () => {
      cancelled = true;
    };
  }, [id, permalink, other, docs]);

  const replaces = result?.replaces === true;
  useLayoutEffect(() => {
    if (result !== undefined && !replaces) showGuide();
  }, [result, replaces]);

  if (replaces)
    return <ErrorBoundary fallback={() => <>{children}</>}>{result.node}</ErrorBoundary>;
  return (
    <>
      {result?.node}
      {children}
    </>
  );
}
