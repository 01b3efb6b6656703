// Compares a deployment with what the site promises. Reports everything, not the first problem.
import { tagsOf, type Tag } from '../../src/base/html';
import { trialUrl } from '../../src/model/constants';
import { dataId, mainScript, payloadPath } from '../../src/model/documentPage';
import { refusals } from '../../src/plugins/security/pages';
import { hostFiles } from '../../src/plugins/security/policy';
import { headerProblems, policyProblems, references, type Answer } from './judge';

interface Settings {
  /** Where the site is deployed; its path is the base URL. */
  readonly url: string;
  /**
   * The host doesn't send our headers or redirect `.html`, like GitHub Pages: those checks are left out, and each page
   * must contain the policy itself.
   */
  readonly plainHost?: boolean | undefined;
}

interface Report {
  /** One line each, sorted: path, then what is wrong. */
  readonly problems: string[];
  readonly pages: number;
  /** Their paths. */
  readonly files: string[];
}

/** Runs a task for each item, some at a time. */
async function each<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** The check of one deployment: fetches, follows what it finds, and gathers what is wrong. */
class Check {
  readonly #root: URL;
  /** The base URL. */
  readonly #base: string;
  readonly #plainHost: boolean;
  readonly problems = new Set<string>();
  /** All forms of the addresses of pages. */
  #addresses: ReadonlySet<string> = new Set();
  /** Where the site is published, whatever host is checked. */
  #published = '';
  /** Files that pages refer to, each with the first page that does. */
  readonly referred = new Map<string, string>();
  /** What navigation fetches of documents, each with the main script of its page. */
  readonly #payloads = new Map<string, string>();

  constructor({ url, plainHost = false }: Settings) {
    this.#root = new URL(url.endsWith('/') ? url : `${url}/`);
    this.#base = this.#root.pathname;
    this.#plainHost = plainHost;
  }

  #report(path: string, text: string): void {
    this.problems.add(`${path}  ${text}`);
  }

  async #get(path: string, method = 'GET'): Promise<Answer> {
    try {
      const response = await fetch(new URL(path, this.#root), {
        method,
        headers: { 'Accept-Encoding': 'identity' },
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      });
      const { status, headers } = response;
      if (headers.has('set-cookie')) this.#report(path, 'sets a cookie; the site promises none');
      return { status, headers, text: await response.text() };
    } catch (error) {
      const { cause, message } = error as Error;
      this.#report(path, `no answer: ${cause instanceof Error ? cause.message : message}`);
      return { status: 0, headers: new Headers(), text: '' };
    }
  }

  /** Where a permanent redirect leads, on the same host as a path. */
  #target(path: string, { status, headers }: Answer): string | undefined {
    if (status !== 301 && status !== 308) return undefined;
    const to = new URL(headers.get('location') ?? '', new URL(path, this.#root));
    return to.origin === this.#root.origin ? to.pathname : to.href;
  }

  /** Reports what is wrong with the headers of an answer. */
  #checkHeaders(path: string, answer: Answer, tags: readonly Tag[] = []): void {
    const host = { base: this.#base, plainHost: this.#plainHost };
    for (const problem of headerProblems(path, answer, tags, host)) this.#report(path, problem);
  }

  /** Notes what a page refers to. */
  #follow(from: string, reference: string): void {
    const here = new URL(from, this.#root).href;
    if (!URL.canParse(reference, here)) {
      this.#report(from, `refers to "${reference}", which is not an address`);
      return;
    }
    const { origin, pathname } = new URL(reference, here);
    // The trial form is under the same host, but not part of this site.
    if (pathname === new URL(trialUrl).pathname) return;
    if (this.#addresses.has(pathname) || this.referred.has(pathname)) return;
    if (origin === this.#root.origin || origin === this.#published)
      this.referred.set(pathname, from);
  }

  /** The pages, by the sitemap, which also says under which address they are published. */
  async pages(): Promise<string[]> {
    const path = `${this.#base}sitemap.xml`;
    const { status, text } = await this.#get(path);
    const locations = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) => at);
    if (status !== 200 || locations.length === 0) {
      this.#report(path, `status ${status}, ${locations.length} pages`);
    }
    this.#published = new URL(locations[0] ?? this.#root).origin;
    const pages = locations.map((at) => new URL(at).pathname);
    this.#addresses = new Set(pages.flatMap((page) => [page, page.replace(/\/$/, ''), `${page}/`]));
    return pages;
  }

  /** Notes what agents and crawlers start from, and all that it names. */
  async followLists(): Promise<void> {
    const list = `${this.#base}llms.txt`;
    const { text } = await this.#get(list);
    for (const name of ['llms.txt', 'robots.txt', 'sitemap.xml'])
      this.#follow(this.#base, this.#base + name);
    for (const [, at = ''] of text.matchAll(/\]\((\S+?)\)/g)) this.#follow(list, at);
  }

  async checkPage(page: string): Promise<void> {
    const bare = page === this.#base ? page : page.replace(/\/$/, '');
    const slashed = bare.endsWith('/') ? bare : `${bare}/`;
    const first = await this.#get(page);
    const to = this.#target(page, first);
    const answer = to === bare || to === slashed ? await this.#get(to) : first;
    if (answer.status !== 200) {
      this.#report(page, `status ${answer.status}, not 200`);
      return;
    }
    const tags = tagsOf(answer.text);
    this.#checkHeaders(page, answer, tags);
    const meta = tags.find(({ attributes }) => /-policy$/i.test(attributes['http-equiv'] ?? ''));
    for (const problem of policyProblems('meta', meta?.attributes.content, tags))
      this.#report(page, problem);
    for (const refusal of refusals(tags)) this.#report(page, refusal);
    if (answer.headers.get('x-robots-tag')?.includes('noindex')) {
      this.#report(page, 'is kept out of search engines by noindex');
    }
    for (const reference of references(tags)) this.#follow(page, reference);
    if (tags.some(({ attributes }) => attributes.id === dataId)) {
      const main = tags.find(({ attributes }) => attributes.src?.includes(mainScript));
      this.#payloads.set(payloadPath(page), main?.attributes.src ?? '');
      this.#follow(page, payloadPath(page));
    }
    await this.#checkForms(page, bare, slashed);
  }

  /** All forms of the address lead to the page, in at most one hop. */
  async #checkForms(page: string, bare: string, slashed: string): Promise<void> {
    const files = this.#plainHost ? [] : [`${slashed}index.html`, `${bare}.html`];
    for (const form of [page === bare ? slashed : bare, ...files]) {
      // The home page has one form fewer.
      if (form === page || form === `${this.#base}.html`) continue;
      const other = await this.#get(form, 'HEAD');
      const leads = this.#target(form, other);
      if (leads === bare || leads === slashed) continue;
      if (files.includes(form) || other.status !== 200) {
        this.#report(form, `status ${other.status} to ${leads ?? 'nowhere'}, not 301 to its page`);
      }
    }
  }

  async checkFile(path: string, page: string): Promise<void> {
    const main = this.#payloads.get(path);
    const answer = await this.#get(path, main === undefined ? 'HEAD' : 'GET');
    if (answer.status !== 200) {
      this.#report(path, `status ${answer.status}, not 200; ${page} refers to it`);
    } else if (path.startsWith(this.#base)) {
      this.#checkHeaders(path, answer);
    }
    if (main !== undefined && !answer.text.includes(`"build":"${main}"`)) {
      this.#report(
        path,
        'belongs to another build than its page, which navigation then loads anew',
      );
    }
  }

  /** A missing file is answered with 404, and with a page that search engines don't index. */
  async checkMissing(): Promise<void> {
    const missing = ['docs/no/such/page', 'docs/none.md', 'assets/js/none.00000000.js', 'assets/'];
    const hidden = [...Object.values(hostFiles), '.git/config', 'docs/.env'];
    await each([...missing, ...(this.#plainHost ? [] : hidden)], async (name) => {
      const path = this.#base + name;
      const answer = await this.#get(path);
      const tags = tagsOf(answer.text);
      const robots = tags.find(({ attributes }) => attributes.name === 'robots');
      if (answer.status !== 404) this.#report(path, `status ${answer.status}, not 404`);
      else this.#checkHeaders(path, answer, tags);
      if (name === missing[0] && !robots?.attributes.content?.includes('noindex')) {
        this.#report(path, 'the not-found page lacks noindex');
      }
    });
  }
}

/** Checks a deployment. */
export async function checkDeployed(settings: Settings): Promise<Report> {
  const check = new Check(settings);
  const pages = await check.pages();
  await check.followLists();
  await each(pages, (page) => check.checkPage(page));
  await each([...check.referred], ([path, page]) => check.checkFile(path, page));
  await check.checkMissing();
  return {
    problems: [...check.problems].sort(),
    pages: pages.length,
    files: [...check.referred.keys()],
  };
}
