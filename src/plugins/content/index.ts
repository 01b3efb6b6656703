import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { cacheDir, writeIfChanged } from '../../base/cacheFile';
import { listFiles } from '../../base/files';
import { stripMarkers } from '../../base/regions';
import { equivalentsPath } from '../../model/equivalents';
import type { ContentLoaderOptions } from './loader';
import { checkPages } from './checks/checkPages';
import { equivalentsOf } from './symbols/equivalents';
import { modelTypesOf } from './symbols/modelTypes';
import { problemsText } from '../../base/problems';
import type { ContentState, SiteContent } from './siteContent';
import { sampleFiles } from './sources';
import { allResults } from './sheets/barcodeResults';
import { documentResults } from './sheets/documentSheets';
import { readSampleText } from './starters';
import { reportFile } from './verification';

/** Folder of the files that the plugin makes for readers, served as those in `static/`. */
export function publishedDir(siteDir: string): string {
  return join(cacheDir(siteDir), 'static');
}

type PublishedFile = readonly [path: string, content: string | Uint8Array];

/** Writes files below a folder of the published ones, and removes the others there. */
function publish(siteDir: string, below: string, files: readonly PublishedFile[]): void {
  const folder = publishedDir(siteDir);
  for (const [path, content] of files) writeIfChanged(join(folder, path), content);
  const published = new Set(files.map(([path]) => path));
  for (const path of listFiles(folder, below)) {
    if (!published.has(path)) rmSync(join(folder, path));
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The names of every symbol on all platforms where the cards on pages find them. */
const equivalentsFiles = ({ apis, index }: ContentState): PublishedFile[] =>
  [...equivalentsOf(modelTypesOf(apis, index))].flatMap(([product, types]) =>
    [...types].map(
      ([type, file]) => [equivalentsPath(product, type), JSON.stringify(file)] as const,
    ),
  );

/**
 * What links on pages lead to: every sample file without region markers ("Full file"), the archives of starter projects,
 * and the expected results of the sheets to scan and of the sample invoice, for apps that compare theirs.
 */
function publishFiles(siteDir: string, { apis, index, starters }: ContentState): void {
  const samples = sampleFiles(siteDir).map((path): PublishedFile => [
    `${path}.txt`,
    `${stripMarkers(readSampleText(siteDir, path, index))}\n`,
  ]);
  const archives = [...starters.values()].flat();
  const results = [
    ...documentResults,
    { path: '/sheets/barcodes/expected.json', value: allResults(apis) },
  ];
  const invoice = readFileSync(join(siteDir, 'samples/document/sample-invoice.json'), 'utf8');
  publish(siteDir, 'samples', samples);
  publish(
    siteDir,
    'starters',
    archives.map(({ path, bytes }) => [path.slice(1), bytes]),
  );
  publish(
    siteDir,
    'sheets',
    results.map(({ path, value }) => [path.slice(1), json(value)]),
  );
  publish(siteDir, 'img', [['img/sample-invoice.json', invoice]]);
}

/** Reads the content again for the live preview. The names on other platforms stay those of the start. */
async function readAgain(content: SiteContent): Promise<void> {
  try {
    publishFiles(content.siteDir, await content.readAgain());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
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
        const program = join(__dirname, 'checks/checkProcess.cjs');
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
export default async function contentPlugin(content: SiteContent): Promise<Plugin> {
  const { siteDir } = content;
  const watching = process.env.NODE_ENV === 'development';

  const state = await content.state();
  // Before any plugin loads its content: the docs plugin would stop at the first problem it meets.
  // The live preview checks them when it answers.
  const problems = watching ? undefined : problemsText(await checkPages(content));
  if (problems !== undefined) throw new Error(problems);

  let isLoaded = false;
  let waiting: NodeJS.Timeout | undefined;

  return {
    name: 'deckle-content',

    loadContent() {
      if (isLoaded) {
        // Once the bundler has had time to compile what a writer saved: what other pages say of it can wait.
        // Docusaurus calls this several times for one file.
        clearTimeout(waiting);
        waiting = setTimeout(() => void readAgain(content), 500);
        return;
      }
      isLoaded = true;
      publishFiles(siteDir, state);
      publish(siteDir, 'equivalents', equivalentsFiles(state));
    },

    getPathsToWatch() {
      return [
        'api-sources/**/*.*',
        'docs/**/*.mdx',
        'samples/**/*.*',
        '!docs/**/api/**',
        '!docs/symbols/**',
        '!samples/verifier/**',
        reportFile,
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
              use: [
                {
                  loader: join(__dirname, 'loader.cjs'),
                  options: { content } satisfies ContentLoaderOptions,
                },
              ],
            },
          ],
        },
      };
    },
  };
}
