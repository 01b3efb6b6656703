import type { AllContent } from '@docusaurus/types';
import type { OutputSite } from './site';

/** One thing that is done to all pages after Docusaurus has rendered them. */
export interface OutputStep {
  readonly name: string;
  /** Whether it runs after those that plugins add. */
  readonly isLast?: true;
  /** Called before pages are rendered, with what the plugins loaded. */
  readonly contentLoaded?: (allContent: AllContent) => Promise<void> | void;
  /**
   * Changes the pages in memory, and writes its own files.
   *
   * @throws Error that lists all problems, each with its file.
   */
  readonly run: (site: OutputSite) => Promise<void> | void;
}

/** A plugin of Docusaurus that adds steps. */
export interface StepSource {
  readonly outputSteps: readonly OutputStep[];
}
