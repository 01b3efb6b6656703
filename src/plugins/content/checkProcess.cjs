// Checks all pages for the live preview, as the build does, in a separate process.
const { constants, setPriority } = require('node:os');
require('../../register.cjs');
const { checkPages } = require('./checks/checkPages.ts');
const { problemsText } = require('../../base/problems.ts');
const { buildState } = require('./state.ts');

// The page that is opened meanwhile comes first.
setPriority(constants.priority.PRIORITY_LOW);

const [, , siteDir] = process.argv;
buildState(siteDir).then((state) => {
  const text = problemsText(checkPages(siteDir, state));
  if (text !== undefined) console.error(text);
});
