// The functions of src/base that scripts use. CommonJS for the reason that `siteModules.cjs` gives.
require('../src/register.cjs');

const names = ['fences', 'files', 'json', 'lines', 'nearest', 'platformValues', 'starters', 'text'];

/**
 * @typedef {typeof import('../src/base/fences') & typeof import('../src/base/files') &
 *   typeof import('../src/base/json') & typeof import('../src/base/lines') &
 *   typeof import('../src/base/nearest') & typeof import('../src/base/platformValues') &
 *   typeof import('../src/base/starters') & typeof import('../src/base/text')} Base
 */

module.exports = /** @type {Base} */ (
  Object.assign({}, ...names.map((name) => require(`../src/base/${name}.ts`)))
);
