import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer } from './server.mjs';

// What it answers is tested on a build, beside nginx and Apache: tests/hosts/http.spec.ts.

/** @type {string} */
let root;
/** @type {import('./server.mjs').Site | undefined} */
let site;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'served '));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, 'docs/index.html'), 'docs');
});
afterEach(async () => {
  await site?.close();
  rmSync(root, { recursive: true, force: true });
});

/** @param {string} path */
const get = async (path) => {
  const answer = await fetch(new URL(path, `${site?.url ?? ''}/`), { redirect: 'manual' });
  return [answer.status, await answer.text()];
};

it.each([
  ['a file', 'docs/index.html', [404, '404\n'], [200, 'home']],
  ['the folder', '', [404, '404\n'], [404, '404\n']],
])('keeps on serving when %s vanishes while it is read', async (_, gone, first, second) => {
  const rule = {
    path: '/docs/',
    // Read after the file was found, and before it is opened.
    get headers() {
      rmSync(join(root, gone), { recursive: true, force: true });
      return {};
    },
  };
  site = await startServer({ root, rules: [rule] });
  expect(await get('/docs/')).toEqual(first);
  expect(await get('/')).toEqual(second);
});

it('serves a build below the base URL that it is built for', async () => {
  writeFileSync(join(root, '_headers'), '# Written\n/sub/*\n  X-Own: yes\n');
  site = await startServer({ root, mode: 'direct' });
  expect(new URL(site.url).pathname).toBe('/sub');
  expect(await get('/sub/docs')).toEqual([200, 'docs']);
  expect(await get('/docs')).toEqual([404, '404\n']);
  expect((await fetch(`${site.url}/docs`)).headers.get('x-own')).toBe('yes');
});
