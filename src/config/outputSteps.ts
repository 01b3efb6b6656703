import type { LoadContext } from '@docusaurus/types';
import type { SiteContent } from '../plugins/content/siteContent';
import { addressStep } from '../plugins/address/step';
import { feedsStep } from '../plugins/feeds/step';
import { markdownStep } from '../plugins/markdown/step';
import { securityStep } from '../plugins/security/step';
import { seoStep } from '../plugins/seo/step';
import type { OutputSteps } from '../plugins/output/step';

/** The steps in their order. What a step reads has to be there before it; nothing else depends on the order. */
export function outputSteps(context: LoadContext, content: SiteContent): OutputSteps {
  return {
    first: [
      seoStep(context),
      addressStep(),
      feedsStep(context, content),
      markdownStep(context, content),
    ],
    // The policy allows what is in the pages, so nothing may change them afterward.
    last: [securityStep()],
  };
}
