import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { listFiles } from '../../base/files.mjs';
import { stripMarkers } from '../../base/regions.mjs';
import { equivalentsPath } from '../../model/equivalents';
import { checkPages } from './checkPages';
import { equivalentsOf } from './equivalents';
import { familiesOf } from './families';
import { problemsText } from '../../base/problems';
import { buildState, cacheDir, sampleFiles, writeIfChanged, type ContentState } from './state';
import { allResults } from './sheets/barcodeResults';
import { documentResults } from './sheets/documentSheets';
import { readSampleText } from './starters';

/** Folder that the plugin fills with whole sample files, served below `/samples/`. */
export function publishedSamplesDir(siteDir: string): string {
  return join(cacheDir(siteDir), 'static');
}

/** Puts every sample file, without region markers, where "Full file" links lead. */
function publishSamples(siteDir: string, { index }: ContentState): void {
  const folder = publishedSamplesDir(siteDir);
  const published = new Set<string>();
  for (const path of sampleFiles(siteDir)) {
    const target = join(folder, `${path}.txt`);
    published.add(target);
    writeIfChanged(target, `${stripMarkers(readSampleText(siteDir, path, index))}\n`);
  }
  for (const path of listFiles(folder, 'samples')) {
    if (!published.has(join(folder, path))) rmSync(join(folder, path));
  }
}

/** Puts the expected result of the sample invoice beside the invoice, for readers who compare theirs with it. */
function publishSampleResult(siteDir: string): void {
  const result = readFileSync(join(siteDir, 'samples/document/sample-invoice.json'), 'utf8');
  writeIfChanged(join(publishedSamplesDir(siteDir), 'img/sample-invoice.json'), result);
}

/** Puts the expected results of the sheets to scan beside their files, for apps that compare theirs. */
function publishSheetResults(siteDir: string, { apis }: ContentState): void {
  const results = [
    ...documentResults,
    { path: '/sheets/barcodes/expected.json', value: allResults(apis) },
  ];
  for (const { path, value } of results) {
    const file = join(publishedSamplesDir(siteDir), path);
    writeIfChanged(file, `${JSON.stringify(value, null, 2)}\n`);
  }
}

/** Puts the archives of starter projects where pages link to them. */
function publishStarters(siteDir: string, { archives }: ContentState): void {
  const folder = publishedSamplesDir(siteDir);
  for (const { path, bytes } of archives) writeIfChanged(join(folder, path), bytes);
  for (const path of listFiles(folder, 'starters')) {
    if (!archives.some((archive) => archive.path === `/${path}`)) rmSync(join(folder, path));
  }
}

/** Puts the names of every symbol on all platforms where the cards on pages find them. */
function publishEquivalents(siteDir: string, { apis, index }: ContentState): void {
  const folder = publishedSamplesDir(siteDir);
  const published = new Set<string>();
  for (const [product, types] of equivalentsOf(familiesOf(apis, index))) {
    for (const [type, file] of types) {
      const path = equivalentsPath(product, type);
      published.add(path);
      writeIfChanged(join(folder, path), JSON.stringify(file));
    }
  }
  for (const path of listFiles(folder, 'equivalents')) {
    if (!published.has(path)) rmSync(join(folder, path));
  }
}

/** A plugin of the bundler that checks all pages once the live preview answers, and lists their problems. */
function checkBesideServer(siteDir: string): { apply: (compiler: Compiler) => void } {
  let isStarted = false;
  return {
    apply(compiler) {
      compiler.hooks.done.tap('deckle-content', () => {
        if (isStarted) return;
        isStarted = true;
        const program = join(__dirname, 'checkProcess.cjs');
        const check = spawn(process.execPath, [program, siteDir], { stdio: 'inherit' });
        process.once('exit', () => check.kill());
      });
    },
  };
}

/**
 * Build-time content: reads the declarations and the pages, fails while anything in them
 * is wrong, and expands pages through its loader. See README.md in this folder.
 */
export default async function contentPlugin(context: LoadContext): Promise<Plugin> {
  const { siteDir } = context;
  const watching = process.env.NODE_ENV === 'development';

  const state = await buildState(siteDir);
  // Before any plugin loads its content: the docs plugin would stop at the first problem it meets.
  // The live preview checks them when it answers.
  const problems = watching ? undefined : problemsText(checkPages(siteDir, state));
  if (problems !== undefined) throw new Error(problems);

  let hasEquivalents = false;

  return {
    name: 'deckle-content',

    async loadContent() {
      // While a writer works, the loader checks each page as it is shown.
      const state = await buildState(siteDir);
      publishSamples(siteDir, state);
      publishStarters(siteDir, state);
      publishSampleResult(siteDir);
      publishSheetResults(siteDir, state);
      // Slow, and the preview reloads faster without: it shows the names that it started with.
      if (!watching || !hasEquivalents) publishEquivalents(siteDir, state);
      hasEquivalents = true;
    },

    getPathsToWatch() {
      return [
        'api-sources/**/*.*',
        'docs/**/*.mdx',
        'samples/**/*.*',
        '!docs/**/api/**',
        '!docs/symbols/**',
        '!samples/verifier/**',
      ].map((glob) =>
        glob.startsWith('!') ? `!${siteDir}/${glob.slice(1)}` : `${siteDir}/${glob}`,
      );
    },

    configureWebpack(_config, isServer) {
      return {
        // The theme imports Prism at start-up; code is highlighted at build time instead.
        resolve: isServer
          ? {}
          : { alias: { 'prism-react-renderer$': join(siteDir, 'src/plugins/code/noPrism.ts') } },
        plugins: watching ? [checkBesideServer(siteDir)] : [],
        module: {
          rules: [
            {
              test: /\.mdx$/,
              include: [join(siteDir, 'docs'), join(siteDir, 'src/pages')],
              enforce: 'pre',
              use: [{ loader: join(__dirname, 'loader.cjs'), options: { siteDir } }],
            },
          ],
        },
      };
    },
  };
}
