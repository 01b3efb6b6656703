import type { AllContent } from '@docusaurus/types';
import type { OutputSite } from './site';

/** One thing that is done to all pages after Docusaurus has rendered them. */
export interface OutputStep {
  readonly name: string;
  /** Called before pages are rendered, with what the plugins loaded. */
  readonly contentLoaded?: (allContent: AllContent) => Promise<void> | void;
  /**
   * Changes the pages in memory, and writes its own files.
   *
   * @throws Error that lists all problems, each with its file.
   */
  readonly run: (site: OutputSite) => Promise<void> | void;
}

/** The steps of a build. Those that plugins add run between the two lists. */
export interface OutputSteps {
  readonly first: readonly OutputStep[];
  readonly last: readonly OutputStep[];
}

/** A plugin of Docusaurus that adds steps. */
export interface StepSource {
  readonly outputSteps: readonly OutputStep[];
}
