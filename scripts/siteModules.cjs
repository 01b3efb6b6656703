// The TypeScript modules of the site that scripts use. CommonJS, because Playwright compiles what its tests import
// and could not load `register.cjs` from a module that it has compiled.
require('../src/register.cjs');

/**
 * Not `require`: TypeScript accepts no path with its ending.
 * @type {(path: string) => unknown}
 */
const load = (path) => require(path);

const policy = /** @type {typeof import('../src/plugins/security/policy')} */ (
  load('../src/plugins/security/policy.ts')
);
const html = /** @type {typeof import('../src/base/html')} */ (load('../src/base/html.ts'));
const inline = /** @type {typeof import('../src/plugins/security/pages')} */ (
  load('../src/plugins/security/pages.ts')
);
const constants = /** @type {typeof import('../src/model/constants')} */ (
  load('../src/model/constants.ts')
);
const documentPage = /** @type {typeof import('../src/model/documentPage')} */ (
  load('../src/model/documentPage.ts')
);

module.exports = { policy, html, inline, constants, documentPage };
