// Prints where the browsers of the tests are on this machine.
//
//   node scripts/browsers.mjs
//   CHROMIUM=/path/to/chromium FIREFOX=/path/to/firefox node scripts/browsers.mjs
import { findEngine } from './browsers/engines.mjs';

for (const name of /** @type {const} */ (['chromium', 'firefox', 'webkit']))
  console.log(`${name}: ${findEngine(name) ?? 'missing'}`);
