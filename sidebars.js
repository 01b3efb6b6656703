// Required as in docusaurus.config.js.
const { createRequire } = require('node:module');

const load = createRequire(__filename);
load('./src/register.cjs');

// Evaluated again after each change of the docs.
delete load.cache[__filename];

/** @type {typeof import('./src/plugins/content/sidebars')} */
const { generateSidebars } = load('./src/plugins/content/sidebars.ts');
/** @type {typeof import('./src/base/files')} */
const { listFiles } = load('./src/base/files.ts');

const paths = listFiles(__dirname, 'docs', /\.mdx?$/).map((path) => path.replace(/^docs\//, ''));

module.exports = generateSidebars(paths);
