// What real servers answer when they are configured as documented, with the files that the build writes for them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listFiles } from '../../samples/verifier/src/files.mjs';
import { checkDeployed } from '../../scripts/deployed/check.mjs';
import {
  cacheControl,
  caching,
  contentTypes,
  headersForEnd,
  hostFiles,
  securityHeaders,
} from '../../src/security/policy';
import { headersOf } from '../../scripts/serve/server.mjs';
import { buildDir, built, routes, scriptNamed } from '../e2e/site';
import { ask, type Answer } from './ask';
import { expect, firstRelease, test } from './fixtures';
import type { Host } from './servers';

const guide = '/docs/Android/docScan';
const main = scriptNamed('main');

/** Headers of every answer, as the build wrote them for other hosts. */
const security = Object.entries(headersOf(built(hostFiles.headers), '/'));

/** Fails unless an answer has each security header exactly once, with the value of the policy. */
function expectSecurity(path: string, { headers }: Answer): void {
  for (const [name, value] of security) {
    expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
}

/** Path of a release's file for every ending that the build has. */
const fileOfEachType = new Map(
  listFiles(buildDir, '.')
    .filter((path) => !Object.values(hostFiles).includes(path))
    .map((path) => [extname(path), `/${path}`]),
);

/** Type and character set; names that mean the same are one. */
const typeOf = (value = ''): string =>
  value
    .toLowerCase()
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml');

test('the build has neither hidden files nor links: the artifact of GitHub Pages takes none', () => {
  const entries = readdirSync(buildDir, { recursive: true, withFileTypes: true });
  expect(entries.length).toBeGreaterThan(1000);
  expect(entries.filter((entry) => entry.name.startsWith('.') || entry.isSymbolicLink())).toEqual(
    [],
  );
});

test('the policy names the headers', () => {
  expect(security.map(([name]) => name)).toEqual(
    Object.keys(securityHeaders({ scripts: [], styles: [] })),
  );
});

/** Encodings by host, the preferred one last. */
const encodingsOf = { nginx: ['gzip', 'br'], apache: ['gzip'], preview: ['gzip', 'br'] } as const;
const decoders = { gzip: gunzipSync, br: brotliDecompressSync };

for (const hostName of ['nginx', 'apache', 'preview'] as const) {
  test.describe(hostName, () => {
    test.use({ hostName });
    const encodings = encodingsOf[hostName];

    const found = async (host: Host, path: string): Promise<Answer> => {
      const answer = await ask(host.url, path);
      expect(answer.status, path).toBe(200);
      expectSecurity(path, answer);
      expect(answer.headers['cache-control'], path).toBe(cacheControl(path, 200));
      return answer;
    };

    const missing = async (host: Host, path: string): Promise<void> => {
      const answer = await ask(host.url, path);
      expect(answer.status, path).toBe(404);
      expectSecurity(path, answer);
      expect(answer.headers['cache-control'], path).toBe(caching.error);
      expect(answer.headers['content-type'], path).toBe(contentTypes['.html']);
      expect(answer.headers, path).not.toHaveProperty('x-robots-tag');
      expect(answer.body.toString(), path).toBe(built('404.html'));
    };

    test('answers with a page at its address with and without a slash', async ({ host }) => {
      for (const path of ['/', '/docs', guide, '/docs/capacitor/api/interfaces/DeckleSDK']) {
        const page = built(`${path}/index.html`);
        for (const form of new Set([path, path === '/' ? path : `${path}/`, `${path}?a=b`])) {
          const { body, headers } = await found(host, form);
          expect(body.toString(), form).toBe(page);
          expect(headers['content-type'], form).toBe(contentTypes['.html']);
        }
      }
    });

    test('redirects the form of a file to the page, with the query, to the host that was asked', async ({
      host,
    }) => {
      const forms = [
        [`${guide}.html`, guide],
        [`${guide}.html?a=1&b=%2F`, `${guide}?a=1&b=%2F`],
        [`${guide}/index.html`, `${guide}/`],
        [`${guide}/index.html?a=1`, `${guide}/?a=1`],
        ['/docs/index.html', '/docs/'],
        ['/docs.html', '/docs'],
        ['/index.html', '/'],
        ['/index.html?a=1', '/?a=1'],
      ] as const;
      for (const [path, target] of forms) {
        const answer = await ask(host.url, path, { headers: { Host: 'docs.example.com' } });
        expect(answer.status, path).toBe(301);
        // No host in it: behind a proxy, the server's scheme and port are not those that readers use.
        expect(answer.headers.location, path).toBe(target);
        expectSecurity(path, answer);
        expect(answer.headers['cache-control'], path).toBe(caching.named);
      }
    });

    test('answers 404 with the not-found page for unknown paths', async ({ host }) => {
      for (const path of [
        '/docs/nope',
        '/docs/android/docscan',
        '/docs/Android',
        '/docs/Android/',
        `${guide}.md/`,
        `${guide}.md/x`,
        `${guide}/index.html/x`,
        `${guide}%20`,
        `${guide};a`,
        '/404.html',
        '/assets/js/none.00000000.js',
        '/docs/none.md',
        '/docs/none.json',
        '/docs/none.atom',
        '/none.webmanifest',
        '/docs/llms-full.txt/none',
      ]) {
        await missing(host, path);
      }
    });

    test('lists no folder, and hands out neither hidden files nor those for hosts', async ({
      host,
    }) => {
      const release = firstRelease(host.folder);
      mkdirSync(join(release, '.git'), { recursive: true });
      writeFileSync(join(release, '.git/config'), 'secret');
      writeFileSync(join(release, 'docs/.env'), 'secret');
      for (const path of [
        '/assets',
        '/assets/',
        '/assets/js/',
        '/img/',
        '/icons/',
        '/.git/config',
        '/.git/',
        '/docs/.env',
        '/docs/%2eenv',
        '/%5fheaders',
        '/docs/../_headers',
        '/docs/..%2f_headers',
        '//_headers',
        '/server-status',
        ...Object.values(hostFiles).map((name) => `/${name}`),
      ]) {
        await missing(host, path);
      }
    });

    test('is not led out of the site or to another host by a path', async ({ host }) => {
      for (const path of [
        '/../../../../etc/passwd',
        '/docs/../../../../etc/passwd',
        '/docs/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
        '/assets/..%2f..%2f..%2f..%2fetc/passwd',
        '/assets../current.conf',
        '//evil.example.com/',
        '//evil.example.com/index.html',
        '//evil.example.com/x.html',
        '/%2fevil.example.com/index.html',
        '/\\evil.example.com/index.html',
        '/%5cevil.example.com/index.html',
        '/a%0d%0aX-Injected:%201/index.html',
        '/a%0d%0aX-Injected:%201.html',
        '/docs/%',
        '/%E0%A4%A',
        '/docs/%E0%A4%A.html',
        `${guide}%00`,
        `${guide}%00.html`,
      ]) {
        const answer = await ask(host.url, path);
        expect([301, 400, 404], path).toContain(answer.status);
        expectSecurity(path, answer);
        expect(answer.headers, path).not.toHaveProperty('x-injected');
        if (answer.status === 301) expect(answer.headers.location, path).toMatch(/^\/[^/\\]/);
        else expect(answer.headers['cache-control'], path).toBe(caching.error);
        expect(answer.body.toString(), path).not.toContain('root:');
      }
    });

    test('answers 405 to methods that do not read', async ({ host }) => {
      for (const path of ['/', guide, main, `${guide}.md`]) {
        for (const method of ['POST', 'PUT', 'DELETE']) {
          const answer = await ask(host.url, path, { method });
          expect(answer.status, `${method} ${path}`).toBe(405);
          expect(answer.headers['cache-control'], `${method} ${path}`).toBe(caching.error);
          expectSecurity(path, answer);
        }
      }
    });

    test('names the type of every kind of file', async ({ host }) => {
      expect([...fileOfEachType.keys()]).toEqual(
        expect.arrayContaining(['.atom', '.json', '.md', '.svg', '.webmanifest', '.woff2', '.xml']),
      );
      for (const [end, path] of fileOfEachType) {
        if (end === '.html') continue;
        const { headers, body } = await found(host, path);
        expect(typeOf(headers['content-type']), path).toBe(contentTypes[end]);
        expect(headers['x-robots-tag'], path).toBe(headersForEnd(path)['X-Robots-Tag']);
        expect(body.equals(readFileSync(join(buildDir, path))), path).toBe(true);
      }
    });

    test('answers 304 while nothing has changed, also to what was compressed', async ({ host }) => {
      for (const path of ['/', guide, `${guide}.json`, `${guide}.md`, main, '/favicon.svg']) {
        for (const encoding of ['identity', ...encodings]) {
          const accept = { 'Accept-Encoding': encoding };
          const { headers } = await ask(host.url, path, { headers: accept });
          const conditions: readonly Record<string, string>[] = [
            { 'If-None-Match': headers.etag ?? '' },
            { 'If-Modified-Since': headers['last-modified'] ?? '' },
          ];
          for (const condition of conditions) {
            const label = `${path} ${encoding} ${JSON.stringify(condition)}`;
            const again = await ask(host.url, path, { headers: { ...accept, ...condition } });
            expect(again.status, label).toBe(304);
            expect(again.body.length, label).toBe(0);
            expectSecurity(label, again);
            expect(again.headers['cache-control'], label).toBe(cacheControl(path, 304));
          }
          const other = await ask(host.url, path, {
            headers: { ...accept, 'If-None-Match': '"0-0"' },
          });
          expect(other.status, path).toBe(200);
        }
      }
    });

    test('compresses text, and sends Vary: Accept-Encoding', async ({ host }) => {
      const texts = ['/', '/index.md', '/llms.txt', '/sitemap.xml', '/changelog.atom', main];
      for (const path of [...texts, `${guide}.json`, fileOfEachType.get('.css') ?? '']) {
        const file = readFileSync(join(buildDir, path === '/' ? 'index.html' : path));
        for (const encoding of encodings) {
          const accept = { 'Accept-Encoding': encoding };
          const { headers, body } = await ask(host.url, path, { headers: accept });
          expect(headers['content-encoding'], `${path} ${encoding}`).toBe(encoding);
          expect(headers.vary, path).toMatch(/accept-encoding/i);
          expect(decoders[encoding](body).equals(file), path).toBe(true);
        }
        const all = await ask(host.url, path, {
          headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
        });
        expect(all.headers['content-encoding'], path).toBe(encodings.at(-1));
        const plain = await ask(host.url, path);
        expect(plain.headers, path).not.toHaveProperty('content-encoding');
        expect(plain.headers.vary, path).toMatch(/accept-encoding/i);
      }
      for (const end of ['.png', '.woff2']) {
        const path = fileOfEachType.get(end) ?? '';
        const { headers } = await ask(host.url, path, {
          headers: { 'Accept-Encoding': 'gzip, br' },
        });
        expect(headers, path).not.toHaveProperty('content-encoding');
      }
    });

    test('answers HEAD without a body, and a range with its part', async ({ host }) => {
      for (const path of ['/', guide, main]) {
        const [get, head] = await Promise.all([
          ask(host.url, path),
          ask(host.url, path, { method: 'HEAD' }),
        ]);
        expect(head.status, path).toBe(200);
        expect(head.body.length, path).toBe(0);
        for (const name of ['content-type', 'content-length', 'etag', 'cache-control'] as const) {
          expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name]);
        }
        expectSecurity(path, head);
      }
      const part = await ask(host.url, main, { headers: { Range: 'bytes=10-19' } });
      expect(part.status).toBe(206);
      expect(part.body.toString()).toBe(built(main.slice(1)).slice(10, 20));
      expect(part.headers['cache-control']).toBe(caching.hashed);
      expectSecurity('a range', part);
      const outside = await ask(host.url, main, { headers: { Range: 'bytes=99999999-' } });
      expect(outside.status).toBe(416);
    });

    test('passes the check of a deployment', async ({ host }) => {
      const { problems, pages, files } = await checkDeployed({ url: host.url });
      expect(problems).toEqual([]);
      expect(pages).toBe(routes.length);
      expect(files).toBeGreaterThan(20);
    });
  });
}

test.describe('GitHub Pages', () => {
  test.use({ hostName: 'pages' });

  test('answers as described in operations/README.md', async ({ host }) => {
    const slash = await ask(host.url, `${guide}?a=1`);
    expect([slash.status, slash.headers.location]).toEqual([301, `${host.url}${guide}/?a=1`]);
    const expected = [
      [`${guide}/`, 200],
      [`${guide}/index.html`, 200],
      [`${guide}.html`, 404],
      ['/docs/android/docscan', 404],
      ['/docs/Android/', 404],
      ['/assets/', 404],
      ['/assets/js/none.00000000.js', 404],
      ['/404', 200],
    ] as const;
    for (const [path, status] of expected) {
      const answer = await ask(host.url, path);
      expect(answer.status, path).toBe(status);
      expect(answer.headers['cache-control'], path).toBe('max-age=600');
      expect(answer.headers, path).not.toHaveProperty('content-security-policy');
      if (status === 404) expect(answer.body.toString(), path).toBe(built('404.html'));
    }
    const { headers } = await ask(host.url, main, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('lacks only headers and redirects, which the check of a deployment names', async ({
    host,
  }) => {
    const { problems } = await checkDeployed({ url: host.url });
    for (const lacking of [
      `${guide}/  Content-Security-Policy (header) is missing`,
      ...security
        .filter(([name]) => name !== 'Content-Security-Policy')
        .map(([name, value]) => `${guide}/  ${name} is missing, not ${value}`),
      `${guide}/  Cache-Control is max-age=600, not ${caching.named} (status 200)`,
      `${main}  Cache-Control is max-age=600, not ${caching.hashed} (status 200)`,
      `/no-such-page  Cache-Control is max-age=600, not ${caching.error} (status 404)`,
      `${guide}.html  status 404, not 301 to ${guide}`,
      `${guide}/index.html  status 200, not 301 to ${guide}`,
      `${guide}.md  X-Robots-Tag is missing, not noindex`,
      '/_nginx.conf  status 200, not 404: a file for the host is handed out',
    ]) {
      expect(problems).toContain(lacking);
    }
    // And nothing that `--plain-host` would not leave out.
    const known =
      / {2}(?:[\w-]+ is missing, not |Content-Security-Policy \(header\) is missing$|Cache-Control is max-age=600, not |status 404, not 301 to |status 200, not 301 to \S+$|status 200, not 404: a file for the host)/;
    expect(problems.filter((line) => !known.test(line))).toEqual([]);
  });
});
