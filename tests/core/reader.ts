/** What a test does in a browser, whichever engine and protocol is behind it. */

/** Values that travel between the test and the page. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Size of the viewport in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A visible element: the first that matches a CSS selector and, if given, has exactly this text, white space
 * normalized.
 */
export type Target = string | { readonly css: string; readonly text: string };

/** Point of the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The primitives of one browser protocol. Everything else is built on them once, in `Reader`, so that all engines
 * are clicked and read in the same way.
 */
export interface Driver {
  /** Opens an address and waits for its `load` event. */
  navigate(url: string): Promise<void>;
  /** Loads the page again and waits for its `load` event. */
  reload(): Promise<void>;
  /** Goes back (-1) or forward (1) in the history. */
  traverse(delta: -1 | 1): Promise<void>;
  /** Value of an expression that yields a string, `undefined`, or a promise of one. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses and releases the main mouse button. */
  clickAt(point: Point): Promise<void>;
  /** Presses keys in their order and releases them; names are those of `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Prints the page as PDF, or `undefined` where the engine cannot. */
  print(): Promise<Buffer | undefined>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Console errors, uncaught errors, policy violations, failed requests and error responses so far. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Options of one visit. */
export interface Visit {
  /** Whether scripts of pages run. */
  readonly javaScript: boolean;
  /** Scripts that run before those of each page. */
  readonly initScripts: readonly string[];
}

/** A running browser. */
export interface Engine {
  /** Opens an empty page with its own storage, 1280 × 800 px. */
  open(visit: Visit): Promise<Driver>;
  close(): Promise<void>;
}

/** Milliseconds after which an action that cannot be done fails. */
const patience = 40_000;

const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Messages of the protocols for a page that went away while it was asked. */
const lostContext =
  /context was destroyed|no such (?:frame|window|execution)|navigat|AbortError|discarded|unloaded/i;

/** Runs in the page: finds the target and scrolls it into view where necessary. */
function locate(css: string, text: string | null): Point | string {
  const element = [...document.querySelectorAll(css)].find(
    (candidate) =>
      candidate.getClientRects().length > 0 &&
      getComputedStyle(candidate).visibility !== 'hidden' &&
      (text === null || (candidate.textContent || '').replace(/\s+/g, ' ').trim() === text),
  );
  if (element === undefined) return 'not found';
  if (element.matches(':disabled')) return 'disabled';
  const center = (): Point => {
    // A link may be broken over lines; the center of its bounding box is then beside it.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const covering = ({ x, y }: Point): Element | null => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit) ? null : (hit ?? document.documentElement);
  };
  if (covering(center()) !== null) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const point = center();
  const cover = covering(point);
  return cover === null ? point : `covered by ${cover.outerHTML.slice(0, 100)}`;
}

/** Runs in the page: texts of the visible elements that match. */
function textsOf(css: string): string[] {
  return [...document.querySelectorAll(css)]
    .filter(
      (element) =>
        element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden',
    )
    .map((element) => (element.textContent || '').replace(/\s+/g, ' ').trim());
}

/** A reader of the site, in any engine. */
export class Reader {
  private readonly allowed: RegExp[] = [];

  /**
   * @param driver The page.
   * @param baseUrl Address of the site without a slash at the end.
   * @param javaScript Whether scripts of pages run.
   */
  constructor(
    private readonly driver: Driver,
    private readonly baseUrl: string,
    private readonly javaScript: boolean,
  ) {}

  /** Opens a path of the site and waits for its `load` event. */
  goto(path: string): Promise<void> {
    return this.driver.navigate(`${this.baseUrl}${path}`);
  }

  /** Opens a path and waits until React has hydrated the page, so that its controls work. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrated();
  }

  /** Loads the page again and waits until it is hydrated. */
  async reload(): Promise<void> {
    await this.driver.reload();
    await this.hydrated();
  }

  back(): Promise<void> {
    return this.driver.traverse(-1);
  }

  forward(): Promise<void> {
    return this.driver.traverse(1);
  }

  /**
   * Runs a function in the page. It sees nothing but its arguments and the page. Without JavaScript it may not
   * return a promise. Runs again if the page is left meanwhile.
   * @throws What the function throws, as an error of the protocol.
   */
  async evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const call = `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
    const expression = `((value) => value instanceof Promise ? value.then((result) => JSON.stringify(result)) : JSON.stringify(value))(${call})`;
    const text = await this.retried(() => this.driver.evaluate(expression));
    return (typeof text === 'string' ? JSON.parse(text) : undefined) as Result;
  }

  /**
   * Clicks the center of a target once it is visible, enabled, at rest and not covered.
   * @throws After 40 s.
   */
  async click(target: Target): Promise<void> {
    const deadline = Date.now() + patience;
    for (;;) {
      const before = await this.pointOf(target);
      await this.nextFrames();
      const point = await this.pointOf(target);
      if (typeof before === 'object' && typeof point === 'object') {
        if (before.x === point.x && before.y === point.y) {
          await this.driver.clickAt(point);
          return;
        }
      } else if (Date.now() > deadline) {
        throw new Error(`Cannot click ${JSON.stringify(target)}: ${JSON.stringify(point)}`);
      }
      await delay(50);
    }
  }

  /** Presses a key or a combination such as `Control+k`. */
  press(key: string): Promise<void> {
    return this.driver.press(key === '+' ? ['+'] : key.split('+'));
  }

  /** Types text into what has focus. */
  async type(text: string): Promise<void> {
    for (const character of text) await this.driver.press([character]);
  }

  resize(size: Size): Promise<void> {
    return this.driver.resize(size);
  }

  /** The page as PDF, or `undefined` where the engine cannot print. */
  print(): Promise<Buffer | undefined> {
    return this.driver.print();
  }

  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer> {
    return this.driver.screenshot();
  }

  /** Texts of the visible elements that match a selector, white space normalized. */
  texts(css: string): Promise<string[]> {
    return this.evaluate(textsOf, css);
  }

  /** Path, query and hash of the page. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** Pixels that the page is scrolled down. */
  scrollY(): Promise<number> {
    return this.evaluate(() => window.scrollY);
  }

  /** Height of the page in CSS pixels. */
  height(): Promise<number> {
    return this.evaluate(() => document.documentElement.scrollHeight);
  }

  /** Scrolls the page immediately, to pixels from its top. */
  async scrollTo(top: number): Promise<void> {
    await this.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await this.nextFrames();
  }

  /** Pixels from the navbar, or the top of the viewport where it is hidden, to an element; negative if covered. */
  distanceBelowNavbar(id: string): Promise<number> {
    return this.evaluate((target) => {
      const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? -100_000;
      return top - Math.max(0, navbar);
    }, id);
  }

  /**
   * Waits until the page has neither grown nor scrolled for 30 frames.
   * @throws After 40 s.
   */
  async rest(): Promise<void> {
    const rested = await this.evaluate(
      (limit) =>
        new Promise<boolean>((resolve) => {
          const deadline = performance.now() + limit;
          let last = '';
          let frames = 0;
          const look = (): void => {
            const now = `${document.documentElement.scrollHeight} ${scrollY}`;
            frames = now === last ? frames + 1 : 0;
            last = now;
            if (frames >= 30 || performance.now() > deadline) resolve(frames >= 30);
            else requestAnimationFrame(look);
          };
          look();
        }),
      patience,
    );
    if (!rested) throw new Error('The page did not come to rest.');
  }

  /** Accepts problems that a test provokes. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** What went wrong so far and is not allowed. */
  async problems(): Promise<string[]> {
    const all = await this.driver.problems();
    return all.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
  }

  private pointOf(target: Target): Promise<Point | string> {
    const { css, text } = typeof target === 'string' ? { css: target, text: null } : target;
    return this.evaluate(locate, css, text);
  }

  /** Waits until the browser has rendered what is due. */
  private async nextFrames(): Promise<void> {
    if (!this.javaScript) return;
    await this.evaluate(
      () =>
        new Promise<null>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)));
        }),
    );
  }

  private async hydrated(): Promise<void> {
    const deadline = Date.now() + patience;
    while (!(await this.evaluate(() => document.documentElement.dataset.hasHydrated === 'true'))) {
      if (Date.now() > deadline) throw new Error(`Not hydrated: ${await this.address()}`);
      await delay(50);
    }
  }

  private async retried<Value>(run: () => Promise<Value>): Promise<Value> {
    const deadline = Date.now() + patience;
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (!lostContext.test(String(error)) || Date.now() > deadline) throw error;
        await delay(50);
      }
    }
  }
}
