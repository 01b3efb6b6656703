import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import type { PlatformId } from '@site/src/model/platforms';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import { parseQuery } from '@site/src/search/query';
import { filesFor, reachesOf } from '@site/src/search/format';
import { scopeOf, type Reader } from '@site/src/search/reader';
import { answer, moreOf } from '@site/src/search/results';
import { isShown, type Filters } from './filters';
import { hasIndex, indexFiles, indexSoFar, loadIndex } from './loadIndex';
import type { Results } from './results';

/** Delay before other platforms are searched if there are no results; the reader may still be typing. */
const patience = 300;

/** How many letters must be typed before other platforms are asked: fewer are the start of most words. */
const widensFrom = 3;

const everywhere: readonly PlatformId[] = [];
const outlineFiles = filesFor(indexFiles, [], 'outline').join();

const increase = (count: number): number => count + 1;

/**
 * Loads files of the index once they are wanted.
 *
 * @param names The files, with commas between.
 */
function useIndex(names: string, isWanted: boolean) {
  const [files, countFile] = useReducer(increase, 0);
  const [attempt, retry] = useReducer(increase, 0);
  const [last, setLast] = useState<{ request: string; state: Results['state'] }>();
  const request = `${attempt} ${names}`;
  useEffect(() => {
    if (!isWanted) return undefined;
    let current = true;
    const end = (state: Results['state']): void => {
      if (current) setLast({ request, state });
    };
    loadIndex(names.split(','), countFile).then(
      () => end('ready'),
      () => end('failed'),
    );
    return () => {
      current = false;
    };
  }, [names, request, isWanted]);
  // Another object for each file that arrives, so that it is searched immediately.
  const loaded = useMemo(() => ({ index: indexSoFar(names.split(',')), files }), [names, files]);
  const state = last?.request === request ? last.state : 'loading';
  return { loaded, state, retry };
}

/** How far the search for a text went beyond the platforms that are meant: along `reachesOf`, and to the outline of all pages. */
const notBeyond = { text: '', steps: 0, outline: false };

/** Answers what is typed, loading the index that it takes. */
export function useResults(typed: string, filters: Filters, reader: Reader): Results {
  const text = useDeferredValue(typed.trim());
  const siteMap = useSiteMap();
  const { platform: chosen } = filters;
  const { query, asked, meant } = useMemo(() => {
    const parsed = parseQuery(text);
    const isNamed = chosen !== 'auto' && chosen !== 'all';
    const by: Reader = isNamed ? { ...reader, platform: chosen } : reader;
    const wanted = chosen === 'auto' ? parsed : { ...parsed, platforms: [] };
    return { query: wanted, asked: by, meant: chosen === 'all' ? everywhere : scopeOf(wanted, by) };
  }, [text, chosen, reader]);

  const [went, setWent] = useState(notBeyond);
  const beyond = went.text === text ? went : notBeyond;
  const reaches = chosen === 'all' ? (['all'] as const) : reachesOf(meant);
  const steps = Math.min(beyond.steps, reaches.length - 1);
  const reach = reaches[steps] ?? 'all';
  const platforms = reach === 'platforms' ? meant : everywhere;

  // The indexes of all platforms are large: they load when the reader has typed something.
  const isWanted = platforms.length > 0 || text !== '';
  const names = filesFor(indexFiles, platforms, reach).join();
  const { loaded, state, retry } = useIndex(names, isWanted);
  const found = useMemo(
    () =>
      answer(
        loaded.index,
        query,
        asked,
        (page) => isShown(page, filters, platforms),
        meant.length === 0 ? undefined : siteMap,
      ),
    [loaded, query, asked, filters, platforms, meant, siteMap],
  );

  const isAnswered = state === 'ready' && found.elsewhere === undefined;
  const widens =
    isAnswered &&
    text.length >= widensFrom &&
    found.pages.length === 0 &&
    chosen === 'auto' &&
    steps < reaches.length - 1;
  // Words that are nowhere on the platform may be on the pages of others.
  const lacksWords =
    isAnswered && reach === 'platforms' && found.pages.length > 0 && found.absent.length > 0;
  const outline = useIndex(outlineFiles, beyond.outline);
  const asksOthers = widens || (lacksWords && outline.state !== 'ready');
  useEffect(() => {
    if (!asksOthers) return undefined;
    const next = { text, steps: widens ? steps + 1 : steps, outline: !widens };
    const timer = setTimeout(() => setWent(next), patience);
    return () => clearTimeout(timer);
  }, [asksOthers, widens, text, steps]);
  const hasMore = lacksWords && outline.state === 'ready';
  const more = useMemo(
    () =>
      hasMore
        ? moreOf(
            outline.loaded.index,
            found.absent.map((word) => new RegExp(word, 'i').exec(text)?.[0] ?? word),
            platforms,
            asked,
            (page) => isShown(page, filters, everywhere),
          )
        : undefined,
    [hasMore, outline.loaded, found, text, platforms, asked, filters],
  );

  return useMemo(
    () => ({
      ...found,
      state: !hasIndex ? 'absent' : state === 'ready' && widens ? 'loading' : state,
      text,
      more,
      platforms,
      reach,
      widened: meant.length > 0 && reach !== 'platforms',
      retry,
    }),
    [found, state, widens, text, more, platforms, reach, meant, retry],
  );
}
