import type { LoadContext } from '@docusaurus/types';
import { isFast } from '../base/isFast';
import type { ModuleClasses } from '../fast-documents/output/cssModules';
import { payloadStep } from '../fast-documents/output/payloadStep';
import { stylesStep } from '../fast-documents/output/stylesStep';
import { addressStep } from '../plugins/address/step';
import { feedsStep } from '../plugins/feeds/step';
import { markdownStep } from '../plugins/markdown/step';
import { securityStep } from '../plugins/security/step';
import { seoStep } from '../plugins/seo/step';
import type { OutputStep } from '../plugins/output/step';

/** The steps in their order. What a step reads has to be there before it; nothing else depends on the order. */
export function outputSteps(
  context: LoadContext,
  cssModules: ModuleClasses,
): readonly OutputStep[] {
  return [
    seoStep(context),
    addressStep(),
    feedsStep(context),
    markdownStep(context),
    // Styles come after everything that adds elements to pages, payloads after the styles they name.
    ...(isFast ? [stylesStep(context, cssModules), payloadStep()] : []),
    // The policy allows what is in the pages, so that nothing may change them afterward.
    securityStep(),
  ];
}
