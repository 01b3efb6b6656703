import { expect } from '@playwright/test';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A page in a running browser: the primitives of one protocol. Everything else is built on them once, in `Reader`,
 * so that all engines are clicked and read in the same way.
 */
export interface Page {
  /** Opens an address and waits for its `load` event. */
  goto(url: string): Promise<unknown>;
  /** Loads the page again and waits for its `load` event. */
  reload(): Promise<unknown>;
  /** Value of an expression, or of the promise that it yields. */
  evaluate(expression: string): Promise<unknown>;
  click(point: Point): Promise<void>;
  /** Presses keys in their order and releases them; names are those of `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<void>;
  resize(size: Size): Promise<unknown>;
  /** A PDF. */
  print(): Promise<Uint8Array>;
  /** Console errors, uncaught errors, policy violations, failed requests and error responses since the last call. */
  problems(): string[];
  /** Ends the browser, too. */
  close(): Promise<void>;
}

/** Asks again until the answer is the expected one. */
export const eventually = <Value>(ask: () => Promise<Value>) =>
  expect.poll(ask, { intervals: [50] });

/** Messages of the protocols for a page that went away while it was asked. */
const lostContext =
  /context was destroyed|documentElement is null|no such (?:frame|window|execution)|navigat|AbortError|discarded|unloaded/i;

/** Runs in the page: a point of the first visible element that matches, scrolled into view, or why there is none. */
function locate(css: string, text: string | null): Point | string {
  const element = [...document.querySelectorAll(css)].find(
    (candidate) =>
      candidate.getClientRects().length > 0 &&
      getComputedStyle(candidate).visibility !== 'hidden' &&
      (text === null || candidate.textContent.trim() === text),
  );
  if (element === undefined) return 'not found';
  if (element.matches(':disabled')) return 'disabled';
  const center = (): Point => {
    // A link may be broken over lines; the center of its bounding box is then beside it.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isCovered = ({ x, y }: Point): boolean =>
    !element.contains(document.elementFromPoint(x, y));
  if (isCovered(center())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isCovered(center()) ? 'covered' : center();
}

/** A reader of the site, in any engine. */
export class Reader {
  /** Problems that a test provokes. */
  readonly allowed: RegExp[] = [];

  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {}

  async goto(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
  }

  /** Opens a path and waits until React has hydrated the page, so that its controls work. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.hydrated();
  }

  /** Goes back (-1) or forward (1) in the history. */
  async traverse(delta: -1 | 1): Promise<void> {
    await this.evaluate((steps) => history.go(steps), delta);
  }

  /**
   * Runs a function in the page. It sees nothing but its arguments and the page. Without JavaScript it may not
   * return a promise. Runs again if the page is left meanwhile.
   */
  async evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const call = `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
    let value: unknown;
    const failures: Error[] = [];
    await expect(async () => {
      try {
        value = await this.page.evaluate(call);
      } catch (error) {
        if (lostContext.test(String(error))) throw error;
        failures.push(error as Error);
      }
    }).toPass();
    if (failures[0] !== undefined) throw failures[0];
    return value as Result;
  }

  /** Clicks an element, if given one with this text, once it is visible, enabled, not covered and at rest. */
  async click(css: string, text: string | null = null): Promise<void> {
    let point: Point | string = 'not found';
    await expect(async () => {
      const before = point;
      point = await this.evaluate(locate, css, text);
      expect(point, `${css} ${text ?? ''}`).toEqual({
        x: expect.any(Number),
        y: expect.any(Number),
      });
      expect(point).toEqual(before);
    }).toPass();
    await this.page.click(point as unknown as Point);
  }

  /** Presses a key or a combination such as `Control+k`. */
  press(key: string): Promise<void> {
    return this.page.press(key.split('+'));
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.page.press([character]);
  }

  async resize(size: Size): Promise<void> {
    await this.page.resize(size);
  }

  print(): Promise<Uint8Array> {
    return this.page.print();
  }

  /** Texts of the visible elements that match a selector, white space normalized. */
  texts(css: string): Promise<string[]> {
    return this.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)]
          .filter(
            (element) =>
              element.getClientRects().length > 0 &&
              getComputedStyle(element).visibility !== 'hidden',
          )
          .map((element) => element.textContent.replace(/\s+/g, ' ').trim()),
      css,
    );
  }

  /** How many visible elements match a selector. */
  async count(css: string): Promise<number> {
    return (await this.texts(css)).length;
  }

  hasFocus(css: string): Promise<boolean> {
    return this.evaluate((selector) => document.activeElement?.matches(selector) === true, css);
  }

  /** Path, query and hash of the page. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  scrollY(): Promise<number> {
    return this.evaluate(() => window.scrollY);
  }

  /** Pixels by which the page is wider than its viewport. */
  sidewaysScroll(): Promise<number> {
    return this.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  async scrollTo(top: number): Promise<void> {
    await this.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await eventually(() => this.scrollY()).toBe(top);
  }

  /** Waits until a document is shown: its address, its class, and its heading, which begins the title. */
  async arrived(path: string): Promise<void> {
    const shown = (): Promise<unknown> =>
      this.evaluate(() => {
        const { classList } = document.documentElement;
        const heading = document.querySelector('h1')?.textContent ?? '?';
        return [
          (location.pathname + location.search).replace(/\/$/, ''),
          [...classList].find((name) => name.startsWith('docs-doc-id-')),
          document.title.startsWith(heading),
        ];
      });
    await eventually(shown).toEqual([path, path.replace('/docs/', 'docs-doc-id-'), true]);
  }

  /** Waits until a place of the page is right below the navbar, and expects that it stays there. */
  async arrivedAt(id: string): Promise<void> {
    const isThere = (): Promise<boolean> =>
      this.evaluate((target) => {
        const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
        return top >= Math.max(0, navbar) && top < Math.max(0, navbar) + 300;
      }, id);
    await eventually(isThere).toBe(true);
    await this.rest();
    expect(await isThere(), `#${id} stays below the navbar`).toBe(true);
  }

  /** Waits until the page has neither grown nor scrolled for 30 frames. */
  async rest(): Promise<void> {
    await this.evaluate(
      () =>
        new Promise<null>((resolve) => {
          let last = '';
          let frames = 0;
          const look = (): void => {
            const now = `${document.documentElement.scrollHeight} ${scrollY}`;
            frames = now === last ? frames + 1 : 0;
            last = now;
            if (frames < 30) requestAnimationFrame(look);
            else resolve(null);
          };
          look();
        }),
    );
  }

  /** Leaves the site, forgets what it has stored, and returns what went wrong meanwhile. */
  async leave(): Promise<string[]> {
    await this.goto('/robots.txt');
    await this.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const isAllowed = (text: string): boolean => this.allowed.some((one) => one.test(text));
    return this.page.problems().filter((text) => !isAllowed(text));
  }

  private async hydrated(): Promise<void> {
    await eventually(() => this.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe(
      'true',
    );
  }
}
