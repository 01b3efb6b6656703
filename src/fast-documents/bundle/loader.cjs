// Rspack loads loaders with Node's own require; this hands over to the TypeScript beside it.
module.exports = require('jiti')(__filename)('./loader.ts').default;
