// The policy for scripts that Node runs as they are: hands over to the TypeScript beside it.
/** @type {any} */
const jiti = require('jiti');
const load = jiti(__filename);

/** @type {typeof import('./policy')} */
const policy = load('./policy.ts');
/** @type {typeof import('./html')} */
const html = load('./html.ts');
/** @type {typeof import('../sdk/constants')} */
const constants = load('../sdk/constants.ts');
/** @type {typeof import('../sdk/twins')} */
const twins = load('../sdk/twins.ts');

/** @type {typeof import('../document/part')} */
const parts = load('../document/part.ts');

/** @type {typeof import('../document/data')} */
const data = load('../document/data.ts');

module.exports = { policy, html, constants, data, parts, twins };
