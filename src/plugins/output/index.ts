import type { LoadContext, Plugin } from '@docusaurus/types';
import { readSite, writePages } from './site';
import type { OutputStep, StepSource } from './step';

interface Options {
  /** Imports the steps, in their order, when a build needs them. */
  readonly loadSteps: (context: LoadContext) => Promise<readonly OutputStep[]>;
}

/** Steps in their order, those that plugins add before the last ones. */
const inOrder = (steps: readonly OutputStep[], added: readonly OutputStep[]): OutputStep[] => [
  ...steps.filter(({ isLast }) => !isLast),
  ...added,
  ...steps.filter(({ isLast }) => isLast),
];

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

    async postBuild({ outDir, baseUrl, siteConfig, routesPaths, plugins }) {
      const site = readSite({ outDir, baseUrl, origin: siteConfig.url, routesPaths });
      const added = plugins.flatMap((plugin) => (plugin as Partial<StepSource>).outputSteps ?? []);
      for (const step of inOrder(steps, added)) await step.run(site);
      writePages(site);
    },
  };
}
