import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSite, writePages } from './site';
import type { OutputStep } from './step';

interface Options {
  /** Imports the steps, in their order, when a build needs them. */
  readonly loadSteps: (context: LoadContext) => Promise<readonly OutputStep[]>;
}

/** Reads every page that Docusaurus rendered, runs the steps, and writes every page. See README.md in this folder. */
export default function outputPlugin(context: LoadContext, { loadSteps }: Options): Plugin {
  let steps: readonly OutputStep[] = [];
  return {
    name: 'deckle-output',

    async allContentLoaded({ allContent }) {
      // The live preview writes no pages, and should not wait for what the steps import.
      if (process.env.NODE_ENV !== 'production') return;
      steps = await loadSteps(context);
      for (const step of steps) await step.contentLoaded?.(allContent);
    },

    async postBuild({ outDir, baseUrl, siteConfig, routesPaths }) {
      const site = readSite({ outDir, baseUrl, origin: siteConfig.url, routesPaths });
      for (const step of steps) await step.run(site);
      writePages(site);
    },
  };
}
