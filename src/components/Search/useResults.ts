import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import type { PlatformId } from '@site/src/model/platforms';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import type { SearchIndex } from '@site/src/search/engine';
import { parseQuery } from '@site/src/search/query';
import { filesFor, reachesOf, type Reach } from '@site/src/search/format';
import { scopeOf, type Reader } from '@site/src/search/reader';
import { answer, type Answer } from '@site/src/search/results';
import { isShown, type Filters } from './filters';
import { hasIndex, loadedIndex, loadIndex, textFiles } from './loadIndex';

/** What was found, and where. */
export interface Results extends Answer {
  /** `absent`: live preview, which has no index. */
  readonly state: 'absent' | 'loading' | 'failed' | 'ready';
  /** Words that the results answer; not yet what is typed while they are computed. */
  readonly text: string;
  /** Platforms that are searched; none means all. */
  readonly platforms: readonly PlatformId[];
  readonly reach: Reach;
  /** Whether all platforms are searched because the selected ones had no results. */
  readonly isWidened: boolean;
  /** Loads what could not be loaded. */
  readonly retry: () => void;
}

/** Delay before other platforms are searched if there are no results; the reader may still be typing. */
const patience = 300;

/** How many letters must be typed before other platforms are asked: fewer are the start of most words. */
const widensFrom = 3;

const everywhere: readonly PlatformId[] = [];

const nothing: Answer = { pages: [], terms: new Set(), corrections: [], elsewhere: undefined };

/** The index of these files, loaded once it is wanted. */
function useIndex(names: readonly string[], { isWanted }: { readonly isWanted: boolean }) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [ended, setEnded] = useState('');
  const request = `${attempt} ${names.join()}`;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const end = (): void => {
      if (isCurrent) setEnded(request);
    };
    loadIndex(names).then(end, end);
    return () => {
      isCurrent = false;
    };
  }, [names, request, isWanted]);
  const index: SearchIndex | undefined = loadedIndex(names);
  const state: Results['state'] =
    index !== undefined ? 'ready' : ended === request ? 'failed' : 'loading';
  return { index, state, retry };
}

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

  /** The text that has no results yet, and how many reaches have been searched for it. */
  const [unanswered, setUnanswered] = useState({ text: '', steps: 0 });
  const steps = chosen === 'auto' && unanswered.text === text ? unanswered.steps : 0;
  const reaches = reachesOf(meant);
  const reach = chosen === 'all' ? 'text' : (reaches[steps] ?? 'text');
  const platforms = reach === 'platforms' ? meant : everywhere;
  const isWidened = meant.length > 0 && reach !== 'platforms';
  const names = useMemo(
    () => (reach === 'text' ? textFiles : filesFor(platforms)),
    [reach, platforms],
  );
  // The files of all platforms are large: they load when the reader has typed something.
  const { index, state, retry } = useIndex(names, {
    isWanted: platforms.length > 0 || text !== '',
  });
  const found = useMemo(() => {
    const map = meant.length === 0 ? undefined : siteMap;
    return index === undefined
      ? nothing
      : answer(index, query, asked, (page) => isShown(page, filters, platforms), map);
  }, [index, query, asked, filters, platforms, meant, siteMap]);

  const widens =
    state === 'ready' &&
    reach !== 'text' &&
    chosen === 'auto' &&
    text.length >= widensFrom &&
    found.pages.length === 0 &&
    found.elsewhere === undefined;
  useEffect(() => {
    if (!widens) return undefined;
    const timer = setTimeout(() => setUnanswered({ text, steps: steps + 1 }), patience);
    return () => clearTimeout(timer);
  }, [widens, text, steps]);

  return useMemo(
    () => ({
      ...found,
      state: !hasIndex ? 'absent' : widens ? 'loading' : state,
      text,
      platforms,
      reach,
      isWidened,
      retry,
    }),
    [found, state, widens, text, platforms, reach, isWidened, retry],
  );
}
