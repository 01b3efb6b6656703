// Rspack loads loaders with Node's own require; this file loads the TypeScript module beside it.
module.exports = require('jiti')(__filename)('./loader.ts').default;
