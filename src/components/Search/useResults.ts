import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PlatformId } from '@site/src/model/platforms';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import { parseQuery } from '@site/src/search/query';
import { filesFor, reachesOf } from '@site/src/search/format';
import { scopeOf, type Reader } from '@site/src/search/reader';
import { answer, moreOf } from '@site/src/search/results';
import { isShown, type Filters } from './filters';
import { hasIndex, indexFiles, indexSoFar, loadIndex } from './loadIndex';
import type { Results } from './results';

interface Loaded {
  /** Files that are all there, joined. */
  readonly names: string | undefined;
  /** Counts what has arrived, so that it is searched immediately. */
  readonly files: number;
  readonly failed: boolean;
}

/** Delay before other platforms are searched if there are no results; the reader may still be typing. */
const patience = 300;

/** How many letters must be typed before other platforms are asked: fewer are the start of most words. */
const widensFrom = 3;

const outlineFiles = filesFor(indexFiles, [], 'outline');

/** Answers what is typed, loading the index that it takes. */
export function useResults(typed: string, filters: Filters, reader: Reader): Results {
  const text = useDeferredValue(typed.trim());
  const siteMap = useSiteMap();
  const parsed = useMemo(() => parseQuery(text), [text]);
  const [widening, setWidening] = useState({ text: '', steps: 0 });
  const [loaded, setLoaded] = useState<Loaded>({ names: undefined, files: 0, failed: false });
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
  const meant = useMemo(
    () => (chosen === 'all' ? [] : scopeOf(query, asked)),
    [chosen, query, asked],
  );
  const reaches = chosen === 'all' ? (['all'] as const) : reachesOf(meant);
  const steps = widening.text === text ? Math.min(widening.steps, reaches.length - 1) : 0;
  const reach = reaches[steps] ?? 'all';
  const scope = reach === 'platforms' ? meant.join() : '';
  const platforms = useMemo(
    () => (scope === '' ? [] : (scope.split(',') as PlatformId[])),
    [scope],
  );
  const key = filesFor(indexFiles, platforms, reach).join();

  // The indexes of all platforms are large: they load when the reader has typed something.
  const isIdle = platforms.length === 0 && text === '';
  useEffect(() => {
    if (isIdle) return undefined;
    let current = true;
    const report = (change: Partial<Loaded>): void => {
      if (current) setLoaded((before) => ({ ...before, ...change, files: before.files + 1 }));
    };
    loadIndex(key.split(','), () => {
      report({});
    }).then(
      () => {
        report({ names: key, failed: false });
      },
      () => {
        report({ failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [key, isIdle, attempt]);

  const ready = loaded.names === key;
  const { files } = loaded;
  const found = useMemo(() => {
    const answered = answer(
      indexSoFar(key.split(',')),
      query,
      asked,
      (page) => isShown(page, filters, platforms),
      meant.length === 0 ? undefined : siteMap,
    );
    // Each file that arrives is a reason to ask again.
    return { ...answered, files };
  }, [query, asked, filters, platforms, meant, siteMap, key, files]);

  const widens =
    ready &&
    text.length >= widensFrom &&
    found.pages.length === 0 &&
    found.elsewhere === undefined &&
    chosen === 'auto' &&
    steps < reaches.length - 1;
  useEffect(() => {
    if (!widens) return undefined;
    const timer = setTimeout(() => {
      setWidening({ text, steps: steps + 1 });
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [widens, text, steps]);

  // Words that are nowhere on the platform may be on the pages of others.
  const absent =
    ready && reach === 'platforms' && found.pages.length > 0 && found.elsewhere === undefined
      ? found.absent.join(' ')
      : '';
  const [hasOutline, setHasOutline] = useState(false);
  useEffect(() => {
    if (absent === '' || hasOutline) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      loadIndex(outlineFiles, () => undefined).then(
        () => {
          if (current) setHasOutline(true);
        },
        // The results of the platform are there without it.
        () => undefined,
      );
    }, patience);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [absent, hasOutline]);
  const more = useMemo(
    () =>
      absent === '' || !hasOutline
        ? undefined
        : moreOf(
            indexSoFar(outlineFiles),
            absent.split(' ').map((word) => new RegExp(word, 'i').exec(text)?.[0] ?? word),
            platforms,
            asked,
            (page) => isShown(page, filters, []),
          ),
    [absent, hasOutline, text, platforms, asked, filters],
  );

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
    absent: found.absent,
    elsewhere: found.elsewhere,
    more,
    platforms,
    reach,
    widened: meant.length > 0 && reach !== 'platforms',
    retry,
  };
}
