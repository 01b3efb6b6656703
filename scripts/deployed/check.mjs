// Compares a deployment with what the site promises. Reports everything, not the first problem.
import security from '../../src/security/load.cjs';

const { cacheControl, contentTypes, directives, headersForEnd, hostFiles, plainHeaders } =
  security.policy;
const { hashOf, isInlineScript, isInlineStyle, refusals, tagsOf } = security.html;
const { trialUrl } = security.constants;
const { dataId } = security.data;
const { mainScript, payloadPath } = security.parts;
const { markdownPath } = security.markdown;

/** @typedef {import('../../src/security/html').Tag} Tag */
/**
 * @typedef {object} Settings
 * @property {string} url Where the site is deployed; its path is the base URL.
 * @property {boolean} [plainHost] The host doesn't send our headers or redirect `.html`, like
 *   GitHub Pages: those checks are left out, and each page must contain the policy itself.
 * @property {number} [parallel] Requests at a time.
 *
 * @typedef {object} Report
 * @property {string[]} problems One line each, sorted: path, then what is wrong.
 * @property {number} pages
 * @property {number} files
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {Headers} headers
 * @property {string} text
 */

/**
 * Runs a task for each item, some at a time.
 * @template T
 * @param {Iterable<T>} items
 * @param {number} parallel
 * @param {(item: T) => Promise<void>} task
 */
async function each(items, parallel, task) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}

/** @param {string} path */
const ending = (path) => /\.[a-z\d]+$/i.exec(path)?.[0].toLowerCase() ?? '';

/** Content types that mean the same. @param {string | null} type */
const typeName = (type) =>
  (type ?? 'none')
    .split(';')[0]
    ?.trim()
    .toLowerCase()
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon');

/** What a page refers to: links and what it loads, each as written. @param {readonly Tag[]} tags */
function references(tags) {
  return tags
    .flatMap(({ name, attributes }) => [
      ...(name === 'a' || name === 'link' ? [attributes.href] : []),
      ...(['script', 'img', 'source', 'video'].includes(name) ? [attributes.src] : []),
      ...(attributes.srcset ?? '').split(/,\s+/).map((part) => part.trim().split(/\s/)[0]),
      ...(name === 'meta' && attributes.property === 'og:image' ? [attributes.content] : []),
    ])
    .filter((address) => address !== undefined && address !== '');
}

/**
 * @param {Settings} settings
 * @returns {Promise<Report>}
 */
export async function checkDeployed({ url, plainHost = false, parallel = 8 }) {
  const root = new URL(url.endsWith('/') ? url : `${url}/`);
  const base = root.pathname;
  /** @type {Set<string>} */
  const problems = new Set();
  /** @param {string} path @param {string} text */
  const report = (path, text) => void problems.add(`${path}  ${text}`);

  /**
   * @param {string} path
   * @returns {Promise<Answer | undefined>}
   */
  const get = async (path) => {
    try {
      const response = await fetch(new URL(path, root), {
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      });
      const answer = {
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      };
      if (answer.headers.has('set-cookie')) report(path, 'sets a cookie; the site promises none');
      return answer;
    } catch (error) {
      const { cause } = /** @type {Error} */ (error);
      report(path, `no answer: ${cause instanceof Error ? cause.message : String(error)}`);
      return undefined;
    }
  };

  /** Target path of a redirect; undefined for any other response. @param {string} path @param {Answer} answer */
  const target = (path, { status, headers }) => {
    if (status < 300 || status > 399) return undefined;
    const to = new URL(headers.get('location') ?? '', new URL(path, root));
    return to.origin === root.origin ? to.pathname : to.href;
  };

  /** @param {string} path @param {Answer} answer @param {readonly Tag[]} [tags] */
  const checkHeaders = (path, { status, headers }, tags = []) => {
    if (plainHost) return;
    for (const [name, expected] of Object.entries(plainHeaders)) {
      const value = headers.get(name);
      if (name === 'Strict-Transport-Security') {
        const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0);
        if (age < 15_552_000) report(path, `${name} is ${value ?? 'missing'}, not ${expected}`);
      } else if (value !== expected) {
        report(path, `${name} is ${value ?? 'missing'}, not ${expected}`);
      }
    }
    checkPolicy(path, 'header', headers.get('content-security-policy'), tags);
    const cache = headers.get('cache-control');
    const wanted = cacheControl(path, status, base);
    const words = (/** @type {string} */ text) =>
      text
        .split(/\s*,\s*/)
        .sort()
        .join(', ');
    if (words(cache ?? '') !== words(wanted)) {
      report(path, `Cache-Control is ${cache ?? 'missing'}, not ${wanted} (status ${status})`);
    }
  };

  /** @param {string} path @param {'header' | 'meta'} delivery @param {string | null | undefined} policy @param {readonly Tag[]} tags */
  const checkPolicy = (path, delivery, policy, tags) => {
    if (!policy) {
      report(path, `Content-Security-Policy (${delivery}) is missing`);
      return;
    }
    const found = new Map(
      policy.split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources];
      }),
    );
    for (const [name, sources] of Object.entries(directives)) {
      if (delivery === 'meta' && name === 'frame-ancestors') continue;
      const got = found.get(name)?.filter((source) => !source.startsWith("'sha256-"));
      if (got?.join(' ') !== sources.join(' ')) {
        report(
          path,
          `Content-Security-Policy (${delivery}): ${name} is ${got?.join(' ') ?? 'missing'}, not ${sources.join(' ')}`,
        );
      }
    }
    const inline = [
      ...tags
        .filter(isInlineScript)
        .map((tag) => ({ tag, directive: 'script-src', kind: 'inline script' })),
      ...tags
        .filter(isInlineStyle)
        .map((tag) => ({ tag, directive: 'style-src', kind: 'stylesheet' })),
    ];
    for (const { tag, directive, kind } of inline) {
      if (!found.get(directive)?.includes(`'${hashOf(tag.text)}'`)) {
        report(
          path,
          `Content-Security-Policy (${delivery}) does not allow the ${kind} "${tag.text.trim().slice(0, 40)}…": headers and pages are of different builds`,
        );
      }
    }
  };

  /** @param {readonly Tag[]} tags */
  const noindex = (tags) =>
    tags.some(
      ({ name, attributes }) =>
        name === 'meta' &&
        attributes.name === 'robots' &&
        (attributes.content ?? '').includes('noindex'),
    );

  // The sitemap says which pages there are, and under which address they are published.
  const sitemap = await get(`${base}sitemap.xml`);
  const locations = [...(sitemap?.text ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, at = '']) => at,
  );
  if (sitemap?.status !== 200 || locations.length === 0) {
    report(`${base}sitemap.xml`, `status ${sitemap?.status ?? 'none'}, ${locations.length} pages`);
  }
  const published = new URL(locations[0] ?? root).origin;
  const pages = locations.map((at) => new URL(at).pathname);

  /** Files and addresses that pages refer to, each with the first page that does. @type {Map<string, string>} */
  const referred = new Map();
  /** Markdown versions, each with the address of its page. @type {Map<string, string>} */
  const markdownVersions = new Map();
  /** What navigation fetches of documents, each with the main script of its page. @type {Map<string, string>} */
  const parts = new Map();

  // What agents start from, and all that it names.
  const llms = await get(`${base}llms.txt`);
  referred.set(`${base}llms.txt`, 'every agent');
  for (const [, at = ''] of (llms?.status === 200 ? llms.text : '').matchAll(/\]\((\S+?)\)/g)) {
    const address = new URL(at, root);
    if (address.origin === published) referred.set(address.pathname, `${base}llms.txt`);
  }

  await each(pages, parallel, async (page) => {
    const bare = page === base ? page : page.replace(/\/$/, '');
    const slashed = bare.endsWith('/') ? bare : `${bare}/`;
    let answer = await get(page);
    if (answer === undefined) return;
    let at = page;
    const to = target(page, answer);
    if (to !== undefined) {
      if (![301, 308].includes(answer.status) || ![bare, slashed].includes(to)) {
        report(page, `status ${answer.status} to ${to}`);
      }
      at = to;
      answer = await get(to);
      if (answer === undefined) return;
    }
    if (answer.status !== 200) {
      report(page, `status ${answer.status}, not 200`);
      return;
    }
    const type = answer.headers.get('content-type') ?? '';
    if (!/^text\/html;\s*charset=utf-8$/i.test(type)) {
      report(page, `Content-Type is ${type || 'missing'}, not ${contentTypes['.html']}`);
    }
    const tags = tagsOf(answer.text);
    checkHeaders(at, answer, tags);
    const meta = tags.find(
      ({ name, attributes }) =>
        name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
    );
    checkPolicy(page, 'meta', meta?.attributes.content, tags);
    for (const refusal of refusals(tags)) report(page, refusal);

    const canonical = tags
      .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical')
      .map(({ attributes }) => attributes.href);
    if (canonical.length !== 1 || canonical[0] !== `${published}${page}`) {
      report(
        page,
        `canonical link is ${canonical.join(' and ') || 'missing'}, not ${published}${page}`,
      );
    }
    const links = tags
      .filter(({ name, attributes }) => name === 'link' && attributes.type === 'text/markdown')
      .map(({ attributes }) => attributes.href);
    const wantedLink = published + markdownPath(page, base);
    if (links.length !== 1 || links[0] !== wantedLink) {
      report(
        page,
        `link to its Markdown is ${links.join(' and ') || 'missing'}, not ${wantedLink}`,
      );
    }
    markdownVersions.set(markdownPath(page, base), published + page);
    if (tags.some(({ attributes }) => attributes.id === dataId)) {
      const main = tags.find(({ attributes }) => attributes.src?.includes(mainScript));
      parts.set(payloadPath(page), main?.attributes.src ?? '');
      referred.set(payloadPath(page), page);
    }
    if (noindex(tags) || (answer.headers.get('x-robots-tag') ?? '').includes('noindex')) {
      report(page, 'is kept out of search engines by noindex');
    }
    for (const reference of references(tags)) {
      let address;
      try {
        address = new URL(reference ?? '', new URL(at, root));
      } catch {
        report(page, `refers to "${reference}", which is not an address`);
        continue;
      }
      // The trial form is under the same host, but not part of this site.
      if (address.pathname === new URL(trialUrl).pathname) continue;
      const local = address.origin === root.origin || address.origin === published;
      if (local && !referred.has(address.pathname)) referred.set(address.pathname, page);
    }

    // Both forms of the address lead to the page, in at most one hop.
    const other = page === bare ? slashed : bare;
    const forms = [
      ...(other === page ? [] : [other]),
      ...(plainHost ? [] : [`${slashed}index.html`, ...(bare === base ? [] : [`${bare}.html`])]),
    ];
    for (const form of forms) {
      const first = await get(form);
      if (first === undefined) continue;
      const leads = target(form, first);
      if (form === other && first.status === 200) continue;
      if (![301, 308].includes(first.status) || (leads !== bare && leads !== slashed)) {
        report(
          form,
          `status ${first.status}${leads === undefined ? '' : ` to ${leads}`}, not 301 to ${page}`,
        );
      } else if ((await get(leads))?.status !== 200) {
        report(form, `leads to ${leads}, which does not answer 200`);
      }
    }
  });

  const known = new Set(pages.flatMap((page) => [page, page.replace(/\/$/, ''), `${page}/`]));
  const others = [...referred].filter(([path]) => !known.has(path));
  let files = 0;
  await each(others, parallel, async ([path, page]) => {
    const answer = await get(path);
    if (answer === undefined) return;
    if (answer.status !== 200) {
      report(path, `status ${answer.status}, not 200; ${page} refers to it`);
      return;
    }
    // Another site of the same host.
    if (!path.startsWith(base)) return;
    files += 1;
    const expected = contentTypes[ending(path)];
    const type = answer.headers.get('content-type');
    // Without a character set, Markdown shows wrong letters.
    const wrong =
      ending(path) === '.md'
        ? !/^text\/markdown;\s*charset=utf-8$/i.test(type ?? '')
        : typeName(type) !== typeName(expected ?? null);
    if (expected !== undefined && wrong) {
      report(path, `Content-Type is ${type ?? 'missing'}, not ${expected}`);
    }
    const robots = answer.headers.get('x-robots-tag') ?? '';
    const wantedRobots = headersForEnd(path)['X-Robots-Tag'];
    if (!plainHost && wantedRobots !== undefined && !robots.includes(wantedRobots)) {
      report(path, `X-Robots-Tag is ${robots || 'missing'}, not ${wantedRobots}`);
    }
    const of = markdownVersions.get(path);
    if (of !== undefined && !answer.text.includes(`<${of}>`)) {
      report(path, `does not name its page, ${of}: page and Markdown are of different builds`);
    }
    const main = parts.get(path);
    if (main !== undefined && !answer.text.includes(`"build":"${main}"`)) {
      report(path, 'belongs to another build than its page, which navigation then loads anew');
    }
    checkHeaders(path, answer);
  });

  // What is missing is said to be missing, by a page that search engines leave alone.
  const missing = ['no-such-page', 'docs/no/such/page', 'assets/js/none.00000000.js'];
  for (const path of missing.map((name) => base + name)) {
    const answer = await get(path);
    if (answer === undefined) continue;
    if (answer.status !== 404) {
      report(
        path,
        `status ${answer.status}, not 404: a missing file is answered with something else`,
      );
      continue;
    }
    const tags = tagsOf(answer.text);
    checkHeaders(path, answer, tags);
    if (ending(path) === '' && !noindex(tags)) report(path, 'the not-found page lacks noindex');
  }
  if (!plainHost) {
    for (const path of Object.values(hostFiles).map((name) => base + name)) {
      const answer = await get(path);
      if (answer !== undefined && answer.status !== 404) {
        report(path, `status ${answer.status}, not 404: a file for the host is handed out`);
      }
    }
  }
  return { problems: [...problems].sort(), pages: pages.length, files };
}
