// Finds the browsers of the tests, installs what is missing where it can, and prints where each is.
//
//   node scripts/browsers.mjs
//   CHROMIUM=/path/to/chromium FIREFOX=/path/to/firefox node scripts/browsers.mjs
import { engineNames, findEngine, installEngines } from './browsers/engines.mjs';

try {
  installEngines();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
for (const name of engineNames) {
  const found = findEngine(name);
  const where =
    'missing' in found
      ? `missing: ${found.missing}`
      : 'executable' in found
        ? found.executable
        : 'WebKitGTK';
  console.log(`${name}: ${where}`);
}
