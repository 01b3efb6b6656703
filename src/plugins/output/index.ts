import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSite, writePages } from './site';
import type { OutputSteps, StepSource } from './step';

interface Options {
  /** Imports the steps when a build needs them. */
  readonly loadSteps: (context: LoadContext) => Promise<OutputSteps>;
}

/** Reads every page that Docusaurus rendered, runs the steps, and writes every page. See README.md in this folder. */
export default function outputPlugin(context: LoadContext, { loadSteps }: Options): Plugin {
  let steps: OutputSteps = { first: [], last: [] };
  return {
    name: 'deckle-output',

    async allContentLoaded({ allContent }) {
      // The live preview writes no pages, and should not wait for what the steps import.
      if (process.env.NODE_ENV !== 'production') return;
      steps = await loadSteps(context);
      for (const step of [...steps.first, ...steps.last]) await step.contentLoaded?.(allContent);
    },

    async postBuild({ outDir, baseUrl, siteConfig, routesPaths, plugins }) {
      const site = readSite({ outDir, baseUrl, origin: siteConfig.url, routesPaths });
      const added = plugins.flatMap((plugin) => (plugin as Partial<StepSource>).outputSteps ?? []);
      for (const step of [...steps.first, ...added, ...steps.last]) await step.run(site);
      writePages(site);
    },
  };
}
