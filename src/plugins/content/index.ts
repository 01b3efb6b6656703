import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { problemsText } from '../../base/problems';
import { generatedFolders } from '../../model/docPaths';
import { checkPages } from './checkPages';
import type { ContentLoaderOptions } from './loader';
import { publishFiles } from './publish';
import type { SiteContent } from './siteContent';
import { reportFile } from './site/verification';

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
        const program = join(__dirname, 'checkProcess.cjs');
        const check = spawn(process.execPath, [program, siteDir], { stdio: 'inherit' });
        process.once('exit', () => check.kill());
      });
    },
  };
}

/** Files that the content is read from, and folders in between that are generated or none of the site. */
const watched = [
  'api-sources/**/*.*',
  'docs/**/*.mdx',
  'samples/**/*.*',
  ...generatedFolders.map((folder) => `!docs/${folder}/**`),
  '!samples/verifier/**',
  reportFile,
];

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
    },

    getPathsToWatch: () =>
      watched.map((glob) => glob.replace(/^!?/, (mark) => `${mark}${siteDir}/`)),

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
