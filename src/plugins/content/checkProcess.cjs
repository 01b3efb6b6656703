// Checks all pages for the live preview, as the build does, in a separate process.
const { constants, setPriority } = require('node:os');
require('../../register.cjs');
const { checkPages } = require('./checkPages.ts');
const { problemsText } = require('../../base/problems.ts');
const { SiteContent } = require('./siteContent.ts');

// The page that is opened meanwhile comes first.
setPriority(constants.priority.PRIORITY_LOW);

const [, , siteDir] = process.argv;
checkPages(new SiteContent(siteDir)).then((problems) => {
  const text = problemsText(problems);
  if (text !== undefined) console.error(text);
});
