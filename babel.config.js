// Used by tools that still ask for Babel; the site itself is built by SWC.
module.exports = { presets: [require.resolve('@docusaurus/core/lib/babel/preset')] };
