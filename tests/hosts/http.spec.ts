// What real servers answer when they are configured as documented, with the files that the build writes for them.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { checkDeployed } from '../../scripts/deployed/check';
import { isInstalled } from '../../scripts/hosts.mjs';
import { isInlineScript, isInlineStyle, tagsOf } from '../../src/base/html';
import { cspHashOf } from '../../src/plugins/security/pages';
import {
  cacheControl,
  contentTypes,
  headersForEnd,
  hostFiles,
  plainHeaders,
} from '../../src/plugins/security/policy';
import { buildDir, built, routes, scriptNamed } from '../builtSite';
import { ask, type Answer, type Question } from './ask';
import { laterMark, makeLaterRelease } from './releases';
import { startHost, type Host } from './servers';

const guide = '/docs/Android/docScan';
const main = scriptNamed('main');

/** Headers of every answer. */
const security = {
  'Content-Security-Policy': /Content-Security-Policy: (.*)/.exec(built(hostFiles.headers))?.[1],
  ...plainHeaders,
};

/** Requests and where each is redirected to. No host is in it, because a proxy may have another. */
const redirects: Readonly<Record<string, string>> = {
  [`${guide}.html`]: guide,
  [`${guide}.html?a=1&b=%2F`]: `${guide}?a=1&b=%2F`,
  [`${guide}/index.html?a=1`]: `${guide}/?a=1`,
  '/docs/index.html': '/docs/',
  '/docs.html': '/docs',
  '/index.html?a=1': '/?a=1',
};

/** What is answered by the not-found page, besides what the check of a deployment asks for. */
const missing = [
  '/docs/nope',
  '/docs/android/docscan',
  '/docs/Android/',
  `${guide}.md/`,
  `${guide}%20`,
  '/404.html',
  '/assets',
  '/assets/js/',
  '/.git/',
  '/docs/%2eenv',
  '/%5fheaders',
  '/docs/../_headers',
  '//_headers',
  '/server-status',
];

/** What would lead out of the site, to another host, or into the headers. */
const hostile = [
  '/../../../../etc/passwd',
  '/assets/..%2f..%2f..%2f..%2fetc/passwd',
  '/assets../current.conf',
  '//evil.example.com/',
  '//evil.example.com/x.html',
  '/%2fevil.example.com/index.html',
  '/\\evil.example.com/index.html',
  '/a%0d%0aX-Injected:%201/index.html',
  '/a%0d%0aX-Injected:%201.html',
  '/docs/%',
  '/%E0%A4%A',
  `${guide}%00`,
];

const decoders = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync };

/** Encodings by host, the preferred one last. */
const hosts = { nginx: ['gzip', 'br'], apache: ['gzip'], preview: ['gzip', 'br'] } as const;

test('the build has neither hidden files nor links: the artifact of GitHub Pages takes none', () => {
  const entries = readdirSync(buildDir, { recursive: true, withFileTypes: true });
  expect(entries.length).toBeGreaterThan(1000);
  expect(entries.filter((entry) => entry.name.startsWith('.') || entry.isSymbolicLink())).toEqual(
    [],
  );
});

for (const name of ['nginx', 'apache', 'preview'] as const) {
  const encodings = hosts[name];
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(name !== 'preview' && !isInstalled(name), `${name} is not installed`);
    let host: Host | undefined;
    test.beforeAll(async () => {
      host = await startHost(name);
      // Not to be handed out.
      mkdirSync(join(host.release, '.git'));
      writeFileSync(join(host.release, '.git/config'), 'secret');
      writeFileSync(join(host.release, 'docs/.env'), 'secret');
    });
    test.afterAll(() => host?.stop());

    /** Asks, and checks what every answer has. */
    const get = async (path: string, question?: Question): Promise<Answer> => {
      const answer = await ask(host!.url, path, question);
      const label = `${path} ${JSON.stringify(question ?? {})}`;
      for (const [header, value] of Object.entries(security)) {
        expect.soft(answer.headers[header.toLowerCase()], `${header} of ${label}`).toBe(value);
      }
      const caching = cacheControl(path, answer.status);
      expect.soft(answer.headers['cache-control'], label).toBe(caching);
      return answer;
    };

    test('answers the table of addresses', async () => {
      for (const [path, target] of Object.entries(redirects)) {
        const { status, headers } = await get(path, { headers: { Host: 'docs.example.com' } });
        expect.soft([status, headers.location], path).toEqual([301, target]);
      }
      for (const path of missing) {
        const { status, headers, body } = await get(path);
        expect.soft([status, headers['content-type']], path).toEqual([404, contentTypes['.html']]);
        expect.soft(headers, path).not.toHaveProperty('x-robots-tag');
        expect.soft(body.toString() === built('404.html'), path).toBe(true);
      }
      for (const path of hostile) {
        const { status, headers, body } = await get(path);
        expect.soft([301, 400, 404], path).toContain(status);
        expect.soft(headers, path).not.toHaveProperty('x-injected');
        expect.soft(headers.location ?? '/x', path).toMatch(/^\/[^/\\]/);
        expect.soft(body.toString(), path).not.toContain('root:');
      }
      for (const path of [guide, main, `${guide}.md`]) {
        for (const method of ['POST', 'PUT', 'DELETE']) {
          expect.soft((await get(path, { method })).status, `${method} ${path}`).toBe(405);
        }
      }
    });

    for (const path of [guide, `${guide}.md`, main, '/favicon.ico']) {
      test(`${path} is sent without a body, in parts, compressed, or not again`, async () => {
        const { status, headers, body } = await get(path);
        expect(status).toBe(200);
        expect(headers['x-robots-tag']).toBe(headersForEnd(path)['X-Robots-Tag']);
        expect(body.toString()).toBe(built(path === guide ? `${guide}/index.html` : path));
        const head = await get(path, { method: 'HEAD' });
        expect([head.status, head.body.length]).toEqual([200, 0]);
        for (const header of ['content-type', 'content-length', 'etag'] as const) {
          expect(head.headers[header], header).toBe(headers[header]);
        }
        const part = await get(path, { headers: { Range: 'bytes=10-19' } });
        expect([part.status, part.body.equals(body.subarray(10, 20))]).toEqual([206, true]);
        const outside = await ask(host!.url, path, { headers: { Range: 'bytes=99999999-' } });
        expect(outside.status).toBe(416);

        const preferred = encodings.at(-1) ?? '';
        for (const encoding of ['identity', ...encodings, 'gzip, deflate, br, zstd']) {
          const accept = { 'Accept-Encoding': encoding };
          const sent = await get(path, { headers: accept });
          const used = sent.headers['content-encoding'] ?? 'identity';
          const wanted = encoding in decoders ? encoding : preferred;
          expect(used).toBe(path.endsWith('.ico') ? 'identity' : wanted);
          if (!path.endsWith('.ico')) expect(sent.headers.vary).toMatch(/accept-encoding/i);
          expect(decoders[used as keyof typeof decoders](sent.body).equals(body)).toBe(true);
          const conditions: readonly Record<string, string>[] = [
            { 'If-None-Match': sent.headers.etag ?? '' },
            { 'If-Modified-Since': sent.headers['last-modified'] ?? '' },
          ];
          for (const condition of conditions) {
            const again = await get(path, { headers: { ...accept, ...condition } });
            expect([again.status, again.body.length], encoding).toEqual([304, 0]);
          }
          const changed = await get(path, { headers: { ...accept, 'If-None-Match': '"0-0"' } });
          expect(changed.status, encoding).toBe(200);
        }
      });
    }

    // The preview is started anew for each release, and checked in check.spec.ts.
    if (name === 'preview') return;

    test('passes the check of a deployment', async () => {
      const { problems, pages, files } = await checkDeployed({ url: host!.url });
      expect(problems).toEqual([]);
      expect(pages).toBe(routes.length);
      expect(files.map((path) => extname(path))).toEqual(
        expect.arrayContaining(['.atom', '.js', '.json', '.md', '.webmanifest', '.xml']),
      );
    });

    test('a deployment: every answer is a page of one release, with its policy', async () => {
      const later = join(host!.release, '../b');
      makeLaterRelease(host!.release, later);
      const refused: string[] = [];
      const isLater = async (): Promise<boolean> => {
        const { status, headers, body } = await ask(host!.url, guide);
        const policy = String(headers['content-security-policy']);
        if (status !== 200) refused.push(`status ${status}`);
        for (const tag of tagsOf(body.toString())) {
          const inline = isInlineScript(tag) || isInlineStyle(tag);
          if (inline && !policy.includes(cspHashOf(tag.text))) refused.push(tag.text.slice(0, 40));
        }
        return body.includes(laterMark);
      };
      for (const [release, expected] of [
        [later, true],
        [host!.release, false],
      ] as const) {
        await host!.deploy(release);
        await expect.poll(isLater, { intervals: [5] }).toBe(expected);
      }
      expect(refused).toEqual([]);
    });
  });
}
