import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { rspack as bundler } from '@docusaurus/faster';
import type webpack from 'webpack';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import previewPlugin from '.';

/** Names of the documents for which the loader was called. */
const loaded: string[] = [];
/** With the types of webpack, as Docusaurus has it. */
const rspack = bundler as unknown as typeof webpack;
/** How the loader below, which the bundler loads on its own, reaches this file. */
const testGlobals = globalThis as { onDocument?: (path: string) => void };

type Middleware = (request: unknown, response: unknown) => void;

const countingLoader = `module.exports = function () {
  globalThis.onDocument(this.resourcePath);
  return 'export default "text"';
};`;

let siteDir: string;
let watching: webpack.Watching | undefined;
beforeEach(() => {
  loaded.length = 0;
  siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'preview-')));
  vi.stubEnv('NODE_ENV', 'development');
  testGlobals.onDocument = (path) => loaded.push(path.slice(siteDir.length + 1));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  delete testGlobals.onDocument;
  await new Promise((closed) => {
    if (watching === undefined) closed(undefined);
    else watching.close(closed);
  });
  rmSync(siteDir, { recursive: true });
});

it('compiles no document at the start, and one when it is opened', async () => {
  const names = ['a', 'b', 'c'];
  mkdirSync(join(siteDir, 'docs'));
  for (const name of names) writeFileSync(join(siteDir, `docs/${name}.mdx`), 'Text.');
  writeFileSync(join(siteDir, 'loader.cjs'), countingLoader);
  const generatedFilesDir = join(siteDir, '.docusaurus');
  await generateRouteFiles({
    generatedFilesDir,
    baseUrl: '/',
    routes: names.map((name) => ({
      path: `/docs/${name}`,
      component: join(siteDir, 'loader.cjs'),
      modules: { content: join(siteDir, `docs/${name}.mdx`) },
      plugin: { name: 'docs', id: 'default' },
    })),
  });

  const { configureWebpack } = previewPlugin({ generatedFilesDir } as LoadContext);
  const configured = configureWebpack?.(
    {},
    false,
    {
      currentBundler: { name: 'rspack', instance: rspack },
    } as unknown as ConfigureWebpackUtils,
    undefined,
  ) as webpack.Configuration & { devServer: { setupMiddlewares: () => Middleware[] } };
  const { devServer, module, ...preview } = configured;
  const compiler = rspack({
    mode: 'development',
    context: siteDir,
    entry: join(generatedFilesDir, 'registry.js'),
    output: { path: join(siteDir, 'out') },
    devtool: false,
    ...preview,
    module: {
      rules: [
        ...(module?.rules ?? []),
        { test: /\.mdx$/, use: [join(siteDir, 'loader.cjs')], type: 'javascript/auto' },
      ],
    },
  });
  /** All scripts, when the bundler has written them again. */
  const compiled = (): Promise<string> =>
    new Promise((done, fail) => {
      compiler.hooks.done.tap('test', (stats) => {
        if (stats.hasErrors()) fail(new Error(stats.toString('errors-only')));
        else
          done(
            stats.compilation
              .getAssets()
              .map(({ source }) => String(source.source()))
              .join('\n'),
          );
      });
    });

  const started = compiled();
  watching = compiler.watch({}, () => undefined);
  const scripts = await started;
  expect(loaded).toEqual([]);

  // What a script in the browser sends when it imports the document.
  const [, key] = /data = "([^"]*b\.mdx[^"]*)"/.exec(scripts) ?? [];
  expect(key).toBeDefined();
  const opened = compiled();

  const response = { writeHead: () => undefined, write: () => undefined, end: () => undefined };
  for (const middleware of devServer.setupMiddlewares()) {
    middleware({ url: '/lazy-compilation-using-', method: 'POST', body: [key] }, response);
  }
  await opened;
  expect(loaded).toEqual(['docs/b.mdx']);
});
