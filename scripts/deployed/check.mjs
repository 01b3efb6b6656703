// Compares a deployment with what the site promises. Reports everything, not the first problem.
import siteModules from '../siteModules.cjs';

const { constants, documentPage, html, inline, policy } = siteModules;
const {
  cacheControl,
  contentSecurityPolicy,
  contentTypes,
  headersForEnd,
  hostFiles,
  plainHeaders,
} = policy;
const { isInlineScript, isInlineStyle, tagsOf } = html;
const { hashOf, refusals } = inline;
const { dataId, mainScript, payloadPath } = documentPage;

/** @typedef {import('../../src/base/html').Tag} Tag */
/**
 * @typedef {object} Settings
 * @property {string} url Where the site is deployed; its path is the base URL.
 * @property {boolean} [plainHost] The host doesn't send our headers or redirect `.html`, like
 *   GitHub Pages: those checks are left out, and each page must contain the policy itself.
 *
 * @typedef {object} Report
 * @property {string[]} problems One line each, sorted: path, then what is wrong.
 * @property {number} pages
 * @property {string[]} files Their paths.
 *
 * @typedef {object} Answer
 * @property {number} status 0 where there is none.
 * @property {Headers} headers
 * @property {string} text
 */

/**
 * Runs a task for each item, some at a time.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<void>} task
 */
async function each(items, task) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** A header in a form in which values that mean the same are equal. @param {string} value */
const comparable = (value) =>
  value
    .toLowerCase()
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon')
    // Not needed, except where wrong letters would be shown.
    .replace(/(?<!html|markdown|plain);\s*charset=utf-8/, '')
    .split(/\s*[,;]\s*/)
    .sort()
    .join(', ');

/** What a page refers to: links and what it loads, each as written. @param {readonly Tag[]} tags */
const references = (tags) =>
  tags.flatMap(({ name, attributes: { href, src, srcset, property, content } }) =>
    [
      name === 'a' || name === 'link' ? href : undefined,
      ['script', 'img', 'source', 'video'].includes(name) ? src : undefined,
      property === 'og:image' ? content : undefined,
      ...(srcset ?? '').split(/,\s+/).map((part) => part.trim().split(/\s/)[0]),
    ].flatMap((address) => address || []),
  );

/**
 * @param {Settings} settings
 * @returns {Promise<Report>}
 */
export async function checkDeployed({ url, plainHost = false }) {
  const root = new URL(url.endsWith('/') ? url : `${url}/`);
  const base = root.pathname;
  /** @type {Set<string>} */
  const problems = new Set();
  /** @param {string} path @param {string} text */
  const report = (path, text) => void problems.add(`${path}  ${text}`);

  /**
   * @param {string} path
   * @param {string} [method]
   * @returns {Promise<Answer>}
   */
  const get = async (path, method = 'GET') => {
    try {
      const signal = AbortSignal.timeout(30_000);
      const response = await fetch(new URL(path, root), {
        method,
        headers: { 'Accept-Encoding': 'identity' },
        redirect: 'manual',
        signal,
      });
      const { status, headers } = response;
      if (headers.has('set-cookie')) report(path, 'sets a cookie; the site promises none');
      return { status, headers, text: await response.text() };
    } catch (error) {
      const { cause, message } = /** @type {Error} */ (error);
      report(path, `no answer: ${cause instanceof Error ? cause.message : message}`);
      return { status: 0, headers: new Headers(), text: '' };
    }
  };

  /** Where a permanent redirect leads, on the same host as a path. @param {string} path @param {Answer} answer */
  const target = (path, { status, headers }) => {
    if (status !== 301 && status !== 308) return undefined;
    const to = new URL(headers.get('location') ?? '', new URL(path, root));
    return to.origin === root.origin ? to.pathname : to.href;
  };

  /** @param {string} path @param {'header' | 'meta'} delivery @param {string | undefined} policy @param {readonly Tag[]} tags */
  const checkPolicy = (path, delivery, policy, tags) => {
    const name = `Content-Security-Policy (${delivery})`;
    const wanted = contentSecurityPolicy({ scripts: [], styles: [] }, delivery);
    const given = policy?.replace(/ 'sha256-[^']*'/g, '') ?? 'missing';
    if (given !== wanted) report(path, `${name} is ${given}, not ${wanted}`);
    for (const tag of tags) {
      if (given !== wanted || !(isInlineScript(tag) || isInlineStyle(tag))) continue;
      if (policy?.includes(hashOf(tag.text))) continue;
      const text = `${tag.name} "${tag.text.trim().slice(0, 40)}…"`;
      report(path, `${name} does not allow the ${text}: headers and pages are of different builds`);
    }
  };

  /** @param {string} path @param {Answer} answer @param {readonly Tag[]} [tags] */
  const checkHeaders = (path, { status, headers }, tags = []) => {
    /** @type {Record<string, string | undefined>} */
    const wanted = {};
    if (status === 200)
      wanted['Content-Type'] = contentTypes[/\.[a-z\d]+$/.exec(path)?.[0] ?? '.html'];
    if (!plainHost) {
      if (status === 200) Object.assign(wanted, headersForEnd(path));
      Object.assign(wanted, plainHeaders, { 'Cache-Control': cacheControl(path, status, base) });
      checkPolicy(path, 'header', headers.get('content-security-policy') ?? undefined, tags);
    }
    for (const [name, value] of Object.entries(wanted)) {
      const given = headers.get(name) ?? 'missing';
      // Half a year is long enough.
      const age = name === 'Strict-Transport-Security' ? /max-age=(\d+)/.exec(given)?.[1] : 0;
      if (value === undefined || Number(age) >= 15_552_000) continue;
      if (comparable(given) !== comparable(value))
        report(path, `${name} is ${given}, not ${value}`);
    }
  };

  // The sitemap says which pages there are, and under which address they are published.
  const sitemap = await get(`${base}sitemap.xml`);
  const locations = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) => at);
  if (sitemap.status !== 200 || locations.length === 0) {
    report(`${base}sitemap.xml`, `status ${sitemap.status}, ${locations.length} pages`);
  }
  const published = new URL(locations[0] ?? root).origin;
  const pages = locations.map((at) => new URL(at).pathname);
  const addresses = new Set(pages.flatMap((page) => [page, page.replace(/\/$/, ''), `${page}/`]));

  /** Files that pages refer to, each with the first page that does. @type {Map<string, string>} */
  const referred = new Map();
  /** What navigation fetches of documents, each with the main script of its page. @type {Map<string, string>} */
  const payloads = new Map();
  /** @param {string} from @param {string} reference */
  const follow = (from, reference) => {
    const here = new URL(from, root).href;
    if (!URL.canParse(reference, here)) {
      report(from, `refers to "${reference}", which is not an address`);
      return;
    }
    const { origin, pathname } = new URL(reference, here);
    // The trial form is under the same host, but not part of this site.
    if (pathname === new URL(constants.trialUrl).pathname) return;
    if (addresses.has(pathname) || referred.has(pathname)) return;
    if (origin === root.origin || origin === published) referred.set(pathname, from);
  };

  // What agents and crawlers start from, and all that it names.
  const llms = await get(`${base}llms.txt`);
  for (const name of ['llms.txt', 'robots.txt', 'sitemap.xml']) follow(base, base + name);
  for (const [, at = ''] of llms.text.matchAll(/\]\((\S+?)\)/g)) follow(`${base}llms.txt`, at);

  await each(pages, async (page) => {
    const bare = page === base ? page : page.replace(/\/$/, '');
    const slashed = bare.endsWith('/') ? bare : `${bare}/`;
    const first = await get(page);
    const to = target(page, first);
    const answer = to === bare || to === slashed ? await get(to) : first;
    if (answer.status !== 200) {
      report(page, `status ${answer.status}, not 200`);
      return;
    }
    const tags = tagsOf(answer.text);
    checkHeaders(page, answer, tags);
    const meta = tags.find(({ attributes }) => /-policy$/i.test(attributes['http-equiv'] ?? ''));
    checkPolicy(page, 'meta', meta?.attributes.content, tags);
    for (const refusal of refusals(tags)) report(page, refusal);
    if (answer.headers.get('x-robots-tag')?.includes('noindex')) {
      report(page, 'is kept out of search engines by noindex');
    }
    for (const reference of references(tags)) follow(page, reference);
    if (tags.some(({ attributes }) => attributes.id === dataId)) {
      const main = tags.find(({ attributes }) => attributes.src?.includes(mainScript));
      payloads.set(payloadPath(page), main?.attributes.src ?? '');
      follow(page, payloadPath(page));
    }

    // All forms of the address lead to the page, in at most one hop.
    const files = plainHost ? [] : [`${slashed}index.html`, `${bare}.html`];
    for (const form of [page === bare ? slashed : bare, ...files]) {
      // The home page has one form fewer.
      if (form === page || form === `${base}.html`) continue;
      const other = await get(form, 'HEAD');
      const leads = target(form, other);
      if (leads === bare || leads === slashed) continue;
      if (files.includes(form) || other.status !== 200) {
        report(form, `status ${other.status} to ${leads ?? 'nowhere'}, not 301 to its page`);
      }
    }
  });

  await each([...referred], async ([path, page]) => {
    const answer = await get(path, payloads.has(path) ? 'GET' : 'HEAD');
    if (answer.status !== 200) {
      report(path, `status ${answer.status}, not 200; ${page} refers to it`);
    } else if (path.startsWith(base)) {
      checkHeaders(path, answer);
    }
    const main = payloads.get(path);
    if (main !== undefined && !answer.text.includes(`"build":"${main}"`)) {
      report(path, 'belongs to another build than its page, which navigation then loads anew');
    }
  });

  // A missing file is answered with 404, and with a page that search engines don't index.
  const missing = ['docs/no/such/page', 'docs/none.md', 'assets/js/none.00000000.js', 'assets/'];
  const hidden = [...Object.values(hostFiles), '.git/config', 'docs/.env'];
  await each([...missing, ...(plainHost ? [] : hidden)], async (name) => {
    const answer = await get(base + name);
    const tags = tagsOf(answer.text);
    const robots = tags.find(({ attributes }) => attributes.name === 'robots');
    if (answer.status !== 404) report(base + name, `status ${answer.status}, not 404`);
    else checkHeaders(base + name, answer, tags);
    if (name === missing[0] && !robots?.attributes.content?.includes('noindex')) {
      report(base + name, 'the not-found page lacks noindex');
    }
  });
  return { problems: [...problems].sort(), pages: pages.length, files: [...referred.keys()] };
}
