// The bundler requires this file, and Node.js the TypeScript beside it.
require('../../register.cjs');
module.exports = require('./loader.ts').default;
