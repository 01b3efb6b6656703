// npm run check:deployed, against local servers: silent where all is well, and it finds seeded faults.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkDeployed } from '../../scripts/deployed/check.mjs';
import { startServer } from '../../scripts/serve/server.mjs';
import { buildDir, isFastBuild, routes } from '../builtSite';

it('finds nothing wrong with the build as `npm run serve` serves it', async () => {
  const site = await startServer({ root: buildDir, mode: 'direct', production: true });
  try {
    const { problems, pages, files } = await checkDeployed({ url: site.url });
    expect(problems).toEqual([]);
    expect(pages).toBe(routes.length);
    expect(files).toBeGreaterThan(20);
  } finally {
    await site.close();
  }
});

it('finds nothing wrong with the build on a plain host that redirects to folders', async () => {
  const site = await startServer({ root: buildDir, mode: 'redirect', bare: true });
  try {
    const { problems } = await checkDeployed({ url: site.url, plainHost: true });
    expect(problems).toEqual([]);
  } finally {
    await site.close();
  }
});

it.runIf(isFastBuild)('reports every fault of a deployment, each with its path', async () => {
  const root = mkdtempSync(join(tmpdir(), 'deployed-'));
  cpSync(buildDir, root, { recursive: true });
  const edit = (path: string, change: (text: string) => string): void => {
    const before = readFileSync(join(root, path), 'utf8');
    const after = change(before);
    expect(after, path).not.toBe(before);
    writeFileSync(join(root, path), after);
  };
  edit('docs/Android/intro/index.html', (html) =>
    html.replace(/rel=canonical href=\S+/, 'rel=canonical href=https://docs.example.com/else'),
  );
  edit('docs/Android/theming/index.html', (html) =>
    html.replace('</article>', '<a href="/docs/gone">gone</a></article>'),
  );
  edit('docs/Android/docScan/index.html', (html) =>
    html.replace('</head>', '<meta name="robots" content="noindex"></head>'),
  );
  edit('docs/Android/onboarding/index.html', (html) =>
    html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
  );
  edit('docs/Android/scantips/index.html', (html) =>
    html.replace('</body>', '<script>track()</script></body>'),
  );
  edit('docs/Android/fileImport/index.html', (html) =>
    html.replace(/type=text\/markdown href=\S+/, 'type=text/markdown href=/docs/else.md'),
  );
  edit('docs/Android/imageExport.md', (text) => text.replaceAll('imageExport>', 'else>'));
  rmSync(join(root, 'docs/Android/photoPayment.md'));
  edit('docs/Android/releaseChecklist/index.html', (html) =>
    html.replace(/(<style data-href="[^"]*">)/, '$1p{top:0}'),
  );
  edit('docs/Android/changelog.json', (part) => part.replace(/main\.[0-9a-f]{8}/, 'main.00000000'));
  rmSync(join(root, 'docs/Android/colorConfig.json'));
  edit('404.html', (html) => html.replace(/noindex/g, 'index'));
  rmSync(join(root, 'docs/react-native/theming'), { recursive: true });
  const site = await startServer({
    root,
    mode: 'direct',
    production: true,
    rules: [
      { path: '/docs/Android/pdfCreation', headers: { 'Set-Cookie': 'a=b' } },
      { path: '/docs/Android/sdkInit', headers: { 'Cache-Control': 'public, max-age=600' } },
      { path: '/docs/Android/getStarted', headers: { 'X-Content-Type-Options': 'none' } },
      { path: '/docs/Android/migration', headers: { 'Content-Type': 'text/plain' } },
      { path: '/docs/Android/changelog/', status: 404 },
      { path: '/docs/Android/fileImport.html', status: 200 },
      {
        path: '/docs/Android/textDetection.md',
        headers: { 'Content-Type': 'text/markdown', 'X-Robots-Tag': 'all' },
      },
      { path: '/docs/Android/llms-full.txt', headers: { 'X-Robots-Tag': '' } },
      { path: '/docs/Android/changelog.atom', headers: { 'Content-Type': 'application/xml' } },
      { path: '/docs/react-native/changelog.atom', status: 404 },
      { path: '/favicon.svg', headers: { 'Content-Type': 'text/html' } },
      { path: /^\/assets\/js\/none\./, status: 200, headers: { 'Content-Type': 'text/html' } },
      { path: '/img/apple-touch-icon.png', abort: true },
      { path: /^\/assets\/js\/runtime/, headers: { 'Cache-Control': 'no-cache' } },
      {
        path: '/docs/Android/textDetection',
        headers: { 'Content-Security-Policy': "default-src 'self'" },
      },
    ],
  });
  try {
    const { problems } = await checkDeployed({ url: `${site.url}/` });
    const expected = [
      /^\/docs\/Android\/intro {2}canonical link is https:\/\/docs\.example\.com\/else, not/,
      /^\/docs\/Android\/fileImport {2}link to its Markdown is \/docs\/else\.md, not https:\/\/docs\.example\.com\/docs\/Android\/fileImport\.md/,
      /^\/docs\/Android\/imageExport\.md {2}does not name its page, .*: page and Markdown are of different builds/,
      /^\/docs\/Android\/photoPayment\.md {2}status 404, not 200/,
      /^\/docs\/Android\/textDetection\.md {2}Content-Type is text\/markdown, not text\/markdown; charset=utf-8/,
      /^\/docs\/Android\/textDetection\.md {2}X-Robots-Tag is all, not noindex/,
      /^\/docs\/Android\/llms-full\.txt {2}X-Robots-Tag is missing, not noindex/,
      /^\/docs\/Android\/changelog\.atom {2}Content-Type is application\/xml, not application\/atom\+xml/,
      /^\/docs\/Android\/releaseChecklist {2}Content-Security-Policy \(header\) does not allow the stylesheet "p\{top:0\}/,
      /^\/docs\/Android\/changelog\.json {2}belongs to another build than its page/,
      /^\/docs\/Android\/colorConfig\.json {2}status 404, not 200; \/docs\/Android\/colorConfig refers to it/,
      /^\/docs\/react-native\/changelog\.atom {2}status 404, not 200/,
      /^\/docs\/gone {2}status 404, not 200; \/docs\/Android\/theming refers to it/,
      /^\/docs\/Android\/docScan {2}is kept out of search engines by noindex/,
      /^\/docs\/Android\/onboarding {2}Content-Security-Policy \(meta\) is missing/,
      /^\/docs\/Android\/scantips {2}Inline script "track\(\)" is not known/,
      /^\/docs\/Android\/scantips {2}Content-Security-Policy \(header\) does not allow the inline script "track\(\)/,
      /^\/no-such-page {2}the not-found page lacks noindex/,
      /^\/docs\/react-native\/theming {2}status 404, not 200/,
      /^\/docs\/Android\/pdfCreation {2}sets a cookie/,
      /^\/docs\/Android\/sdkInit {2}Cache-Control is public, max-age=600, not/,
      /^\/docs\/Android\/getStarted {2}X-Content-Type-Options is none, not nosniff/,
      /^\/docs\/Android\/migration {2}Content-Type is text\/plain, not/,
      /^\/docs\/Android\/changelog\/ {2}status 404, not 301 to/,
      /^\/docs\/Android\/fileImport\.html {2}status 200, not 301 to/,
      /^\/favicon\.svg {2}Content-Type is text\/html, not image\/svg\+xml/,
      /^\/assets\/js\/none\.00000000\.js {2}status 200, not 404/,
      /^\/img\/apple-touch-icon\.png {2}no answer/,
      /^\/assets\/js\/runtime\S+ {2}Cache-Control is no-cache, not/,
      /^\/docs\/Android\/textDetection {2}Content-Security-Policy \(header\): script-src is missing/,
    ];
    for (const pattern of expected) {
      expect(
        problems.filter((text) => pattern.test(text)),
        String(pattern),
      ).not.toEqual([]);
    }
    // And no page that is as it should be.
    expect(problems.filter((text) => text.startsWith('/docs/capacitor/'))).toEqual([]);
  } finally {
    await site.close();
    rmSync(root, { recursive: true });
  }
});

it('reports when nothing responds, or nothing is deployed there', async () => {
  const site = await startServer({ root: mkdtempSync(join(tmpdir(), 'empty-')) });
  const empty = await checkDeployed({ url: site.url });
  expect(empty.problems).toContain('/sitemap.xml  status 404, 0 pages');
  await site.close();
  const { problems } = await checkDeployed({ url: site.url });
  expect(problems.join('\n')).toMatch(/^\/sitemap\.xml {2}no answer: /m);
});
