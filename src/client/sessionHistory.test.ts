import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Entry {
  state: unknown;
  url: string;
}

const start = 'https://docs.example.com/a';

/** A window with a session history that moves immediately, and a router that listens after the module. */
function fakeWindow(entries: Entry[] = [{ state: null, url: start }], at = entries.length - 1) {
  let position = at;
  const listeners: ((event: PopStateEvent) => void)[] = [];
  const heard: string[] = [];
  const entry = (): Entry => entries[position] ?? { state: null, url: '' };
  const pop = (): void => {
    const event = {
      state: entry().state,
      isStopped: false,
      stopImmediatePropagation() {
        this.isStopped = true;
      },
    };
    for (const listen of listeners) if (!event.isStopped) listen(event as unknown as PopStateEvent);
    if (!event.isStopped) heard.push(entry().url);
  };
  const absolute = (url: string | undefined): string => String(new URL(url ?? '', entry().url));
  const window = {
    location: {
      get href() {
        return entry().url;
      },
    },
    history: {
      get state() {
        return entry().state;
      },
      pushState(state: unknown, _: string, url?: string) {
        entries.splice(position + 1, Infinity, { state, url: absolute(url) });
        position += 1;
      },
      replaceState(state: unknown, _: string, url?: string) {
        entries[position] = { state, url: absolute(url) };
      },
      go(by: number) {
        position += by;
        pop();
      },
    },
    addEventListener: (_: string, listen: (event: PopStateEvent) => void) => listeners.push(listen),
  };
  return {
    window,
    heard,
    urls: () => entries.map(({ url }) => new URL(url).pathname + new URL(url).hash),
    path: () => new URL(entry().url).pathname,
    /** Follows a link to a place on the page, as the browser does on its own. */
    followHash(hash: string) {
      entries.splice(position + 1, Infinity, { state: null, url: absolute(hash) });
      position += 1;
      pop();
    },
  };
}

/** The module as a page loads it. */
async function load(fake: ReturnType<typeof fakeWindow>, isWaiting = () => false) {
  vi.resetModules();
  vi.stubGlobal('window', fake.window);
  const module = await import('./sessionHistory');
  const onTraversal = vi.fn();
  module.trackEntries({ isWaiting, onTraversal });
  return { ...module, onTraversal };
}

describe('the session history', () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
  });

  it('numbers entries, those of links to a place on the page, too', async () => {
    const fake = fakeWindow();
    const { currentEntry, goToEntry, onTraversal } = await load(fake);
    fake.window.history.pushState({ key: 'b' }, '', '/b');
    expect(fake.window.history.state).toEqual({ key: 'b', entryIndex: 1 });
    fake.followHash('#place');
    expect(currentEntry()).toBe(2);
    fake.window.history.replaceState({ key: 'c' }, '', '/c');
    expect(fake.window.history.state).toEqual({ key: 'c', entryIndex: 2 });
    goToEntry(0);
    expect(currentEntry()).toBe(0);
    expect(fake.path()).toBe('/a');
    expect(onTraversal).toHaveBeenCalledTimes(2);
  });

  it('has one entry for pages that were chosen one after the other, and for the same address', async () => {
    const fake = fakeWindow();
    let isWaiting = false;
    await load(fake, () => isWaiting);
    const { history } = fake.window;
    history.pushState(null, '', '/a');
    expect(fake.urls()).toEqual(['/a']);
    history.pushState(null, '', '/b');
    isWaiting = true;
    history.pushState(null, '', '/c');
    history.pushState(null, '', '/c');
    expect(fake.urls()).toEqual(['/a', '/c']);
    isWaiting = false;
    history.pushState(null, '', '/d');
    expect(fake.urls()).toEqual(['/a', '/c', '/d']);
  });

  it.each([
    ['Back', 0],
    ['Forward', 2],
  ])('%s closes an overlay and leaves the router alone, also after a reload', async (_, index) => {
    const entries = ['/a', '/b', '/c'].map((path, entryIndex) => ({
      url: String(new URL(path, start)),
      state: { entryIndex },
    }));
    const fake = fakeWindow(entries, 1);
    const { closeOnTraversal, onTraversal } = await load(fake);
    const close = vi.fn();
    const release = closeOnTraversal(close);
    fake.window.history.go(index - 1);
    expect(close).toHaveBeenCalledOnce();
    expect(fake.path()).toBe('/b');
    expect(fake.heard).toEqual([]);
    expect(onTraversal).not.toHaveBeenCalled();
    release();
    fake.window.history.go(index - 1);
    expect(fake.heard).toEqual([entries[index]?.url]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes an overlay before the site itself goes to another entry', async () => {
    const fake = fakeWindow();
    const { closeOnTraversal, goToEntry } = await load(fake);
    fake.window.history.pushState(null, '', '/b');
    const close = vi.fn();
    closeOnTraversal(close);
    goToEntry(0);
    expect(close).toHaveBeenCalledOnce();
    expect(fake.path()).toBe('/a');
    expect(fake.heard).toEqual([start]);
  });
});
