// The policy for scripts that Node runs as they are: loads the TypeScript modules beside it.
/** @type {any} */
const jiti = require('jiti');
const load = jiti(__filename);

/** @type {typeof import('./policy')} */
const policy = load('./policy.ts');
/** @type {typeof import('./html')} */
const html = load('./html.ts');
/** @type {typeof import('../model/constants')} */
const constants = load('../model/constants.ts');
/** @type {typeof import('../model/markdownPath')} */
const markdown = load('../model/markdownPath.ts');

/** @type {typeof import('../fast-documents/client/payload')} */
const parts = load('../fast-documents/client/payload.ts');

/** @type {typeof import('../fast-documents/client/data')} */
const data = load('../fast-documents/client/data.ts');

module.exports = { policy, html, constants, data, parts, markdown };
