// Finds the browsers of the tests, installs what is missing where it can, and prints where each is.
//
//   node scripts/browsers.mjs
//   CHROMIUM=/path/to/chromium FIREFOX=/path/to/firefox node scripts/browsers.mjs
import { findEngine, installEngines } from './browsers/engines.mjs';

for (const line of installEngines()) console.error(`Missing: ${line}`);
for (const name of /** @type {const} */ (['chromium', 'firefox', 'webkit']))
  console.log(`${name}: ${findEngine(name) ?? 'missing'}`);
