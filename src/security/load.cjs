// The policy for scripts that Node runs as they are: loads the TypeScript modules beside it.
require('../register.cjs');

/**
 * Not `require`: TypeScript accepts no path with its ending.
 * @type {(path: string) => unknown}
 */
const load = (path) => require(path);

const policy = /** @type {typeof import('./policy')} */ (load('./policy.ts'));
const html = /** @type {typeof import('./html')} */ (load('./html.ts'));
const constants = /** @type {typeof import('../model/constants')} */ (
  load('../model/constants.ts')
);
const markdown = /** @type {typeof import('../model/markdownPath')} */ (
  load('../model/markdownPath.ts')
);

const parts = /** @type {typeof import('../fast-documents/client/payload')} */ (
  load('../fast-documents/client/payload.ts')
);

const data = /** @type {typeof import('../fast-documents/client/data')} */ (
  load('../fast-documents/client/data.ts')
);

module.exports = { policy, html, constants, data, parts, markdown };
