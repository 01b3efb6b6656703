// The TypeScript modules of the site that scripts use. Node.js loads this file as it is, also inside Playwright.
import { createRequire } from 'node:module';
import '../src/register.cjs';

/**
 * Not `import`: TypeScript accepts no path with its ending.
 * @type {(path: string) => unknown}
 */
const load = createRequire(import.meta.url);

export const policy = /** @type {typeof import('../src/model/policy')} */ (
  load('../src/model/policy.ts')
);
export const html = /** @type {typeof import('../src/base/html')} */ (load('../src/base/html.ts'));
export const inline = /** @type {typeof import('../src/plugins/security/pages')} */ (
  load('../src/plugins/security/pages.ts')
);
export const constants = /** @type {typeof import('../src/model/constants')} */ (
  load('../src/model/constants.ts')
);
export const markdownPaths = /** @type {typeof import('../src/model/markdownPath')} */ (
  load('../src/model/markdownPath.ts')
);
export const documentPage = /** @type {typeof import('../src/model/documentPage')} */ (
  load('../src/model/documentPage.ts')
);
