import type { AllContent, LoadContext } from '@docusaurus/types';
import { isFast } from '../../fast-documents/enabled';
import { payloadStep } from '../../fast-documents/output/payloadStep';
import { stylesStep } from '../../fast-documents/output/stylesStep';
import { addressStep } from '../address/step';
import { feedsStep } from '../feeds/step';
import { markdownStep } from '../markdown/step';
import { securityStep } from '../security/step';
import { seoStep } from '../seo/step';
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

/** The steps in their order. What a step reads has to be there before it; nothing else depends on the order. */
export function outputSteps(context: LoadContext): readonly OutputStep[] {
  return [
    seoStep(context),
    addressStep(),
    feedsStep(context),
    markdownStep(context),
    // Styles come after everything that adds elements to pages, payloads after the styles they name.
    ...(isFast ? [stylesStep(context), payloadStep()] : []),
    // The policy allows what is in the pages, so that nothing may change them afterward.
    securityStep(),
  ];
}
