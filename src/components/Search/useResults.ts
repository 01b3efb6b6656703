import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PlatformId } from '@site/src/model/platforms';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import { parseQuery } from '@site/src/search/query';
import { answer, scopeOf, type Reader } from '@site/src/search/results';
import { isShown, type Filters } from './filters';
import { hasIndex, indexSoFar, loadIndex } from './loadIndex';
import type { Results } from './results';

interface Loaded {
  /** Platforms whose files are all there. */
  readonly scope: string | undefined;
  /** Counts what has arrived, so that it is searched immediately. */
  readonly files: number;
  readonly failed: boolean;
}

/** How long nothing must be found before other platforms are asked: typing continues meanwhile. */
const patience = 300;

/** How many letters must be typed before other platforms are asked: fewer are the start of most words. */
const widensFrom = 3;

/** Answers what is typed, loading the index that it takes. */
export function useResults(typed: string, filters: Filters, reader: Reader): Results {
  const text = useDeferredValue(typed.trim());
  const siteMap = useSiteMap();
  const parsed = useMemo(() => parseQuery(text), [text]);
  const [widenedFor, setWidenedFor] = useState<string>();
  const [loaded, setLoaded] = useState<Loaded>({ scope: undefined, files: 0, failed: false });
  const [attempt, setAttempt] = useState(0);

  const { platform: chosen } = filters;
  const query = useMemo(
    () => (chosen === 'auto' ? parsed : { ...parsed, platforms: [] }),
    [parsed, chosen],
  );
  const asked: Reader = useMemo(
    () => (chosen === 'auto' || chosen === 'all' ? reader : { ...reader, platform: chosen }),
    [chosen, reader],
  );
  const widened = chosen === 'auto' && text !== '' && widenedFor === text;
  const all = chosen === 'all' || widened;
  const scope = all ? '' : scopeOf(query, asked).join();
  const platforms = useMemo(
    () => (scope === '' ? [] : (scope.split(',') as PlatformId[])),
    [scope],
  );

  // All platforms are much to load for someone who has asked nothing yet.
  const isIdle = scope === '' && text === '';
  useEffect(() => {
    if (isIdle) return undefined;
    let current = true;
    const report = (change: Partial<Loaded>): void => {
      if (current) setLoaded((before) => ({ ...before, ...change, files: before.files + 1 }));
    };
    loadIndex(platforms, () => {
      report({});
    }).then(
      () => {
        report({ scope, failed: false });
      },
      () => {
        report({ failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [platforms, scope, isIdle, attempt]);

  const ready = loaded.scope === scope;
  const { files } = loaded;
  const found = useMemo(() => {
    const answered = answer(
      indexSoFar(),
      query,
      asked,
      (page) => isShown(page, filters, platforms),
      all ? undefined : siteMap,
    );
    // Each file that arrives is a reason to ask again.
    return { ...answered, files };
  }, [query, asked, filters, platforms, all, siteMap, files]);

  const nothing =
    ready &&
    text !== '' &&
    found.pages.length === 0 &&
    platforms.length > 0 &&
    found.elsewhere === undefined;
  const widens = nothing && chosen === 'auto' && text.length >= widensFrom;
  useEffect(() => {
    if (!widens) return undefined;
    const timer = setTimeout(() => {
      setWidenedFor(text);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [widens, text]);

  const retry = useCallback(() => {
    setLoaded((before) => ({ ...before, failed: false }));
    setAttempt((count) => count + 1);
  }, []);
  return {
    state: !hasIndex ? 'absent' : loaded.failed ? 'failed' : ready && !widens ? 'ready' : 'loading',
    text,
    pages: found.pages,
    terms: found.terms,
    corrections: found.corrections,
    elsewhere: found.elsewhere,
    platforms,
    widened,
    retry,
  };
}
