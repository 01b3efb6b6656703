// npm run check:deployed finds the faults of a deployment. That it finds none where there are none: http.spec.ts.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkDeployed } from '../../scripts/deployed/check';
import { startServer, type Rule } from '../../scripts/serve/server';
import { buildDir, isFastBuild } from '../builtSite';

const header = (name: string, value: string): Partial<Rule> => ({ headers: { [name]: value } });
const change = (search: string | RegExp, replacement: string): Partial<Rule> => ({
  edit: (text) => text.replace(search, replacement),
});

/** Requests, how each is answered, and the beginning of the problem that has to be reported of its path. */
const faults: readonly (readonly [path: string, fault: Partial<Rule>, problem: string])[] = [
  ['/docs/Android/intro', { status: 404 }, 'status 404, not 200'],
  ['/docs/Android/pdfCreation', header('Set-Cookie', 'a=b'), 'sets a cookie'],
  ['/docs/Android/sdkInit', header('Cache-Control', 'no-cache'), 'Cache-Control is no-cache, not'],
  [
    '/docs/Android/migration',
    header('Content-Type', 'text/html'),
    'Content-Type is text/html, not',
  ],
  ['/docs/Android/docScan', header('X-Robots-Tag', 'noindex'), 'is kept out of search engines'],
  [
    '/docs/Android/imageExport',
    header('Content-Security-Policy', 'img-src *'),
    'Content-Security-',
  ],
  ['/no.png', {}, 'status 404, not 200; /docs/Android/theming refers to it'],
  ['/docs/Android/onboarding', change(/-Security-Policy/, ''), 'Content-Security-Policy (meta) is'],
  [
    '/docs/Android/scantips',
    change('</body>', '<script>track()</script>'),
    'Inline script "track()',
  ],
  [
    '/docs/Android/releaseChecklist',
    change(/(<style data-href="[^"]*">)/, '$1p{top:0}'),
    'Content-Security-Policy (header) does not allow the style "p{top:0}',
  ],
  ['/docs/Android/changelog/', { status: 404 }, 'status 404 to nowhere, not 301 to its page'],
  ['/docs/Android/fileImport.html', { status: 200 }, 'status 200 to nowhere, not 301'],
  ['/docs/Android/changelog.json', change(/main\.[0-9a-f]{8}/, ''), 'belongs to another build'],
  ['/docs/Android/textDetection.md', header('X-Robots-Tag', 'all'), 'X-Robots-Tag is all, not'],
  ['/favicon.svg', header('Content-Type', 'text/html'), 'Content-Type is text/html, not image/svg'],
  ['/img/apple-touch-icon.png', { abort: true }, 'no answer'],
  ['/assets/js/none.00000000.js', { status: 200 }, 'status 200, not 404'],
  ['/_headers', { status: 200 }, 'status 200, not 404'],
];

test('reports every fault of a deployment, each with its path', async () => {
  test.skip(!isFastBuild, 'Some of the faults are those of documents as static HTML.');
  const rules: Rule[] = faults.map(([path, fault]) => ({ path, ...fault }));
  rules.push({ path: '/docs/Android/theming', ...change('</body>', '<img src=/no.png>') });
  const site = await startServer({ root: buildDir, production: true, rules });
  const { problems } = await checkDeployed({ url: `${site.url}/` });
  await site.close();
  for (const [path, , problem] of faults) {
    const reported = problems.some((line) => line.startsWith(`${path}  ${problem}`));
    expect.soft(reported, `${path}: ${problem}`).toBe(true);
  }
  // And no page that is as it should be.
  expect(problems.filter((line) => !faults.some(([path]) => line.startsWith(path)))).toEqual([]);
});

test('finds nothing wrong with a plain host that redirects to folders', async () => {
  const site = await startServer({ root: buildDir, plainHost: true });
  const { problems } = await checkDeployed({ url: site.url, plainHost: true });
  await site.close();
  expect(problems).toEqual([]);
});

test('reports when nothing responds, or nothing is deployed there', async () => {
  const site = await startServer({ root: mkdtempSync(join(tmpdir(), 'empty-')) });
  const empty = await checkDeployed({ url: site.url });
  expect(empty.problems).toContain('/sitemap.xml  status 404, 0 pages');
  await site.close();
  const { problems } = await checkDeployed({ url: site.url });
  expect(problems.join('\n')).toMatch(/^\/sitemap\.xml {2}no answer: /m);
});
