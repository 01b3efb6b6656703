import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectations, expectationsHeading, explanation, firstErrors } from './errors.mjs';

it('finds the error of a build, its causes and the failed module', () => {
  const output = [
    '[INFO] [en] Creating an optimized production build...',
    '\u001b[31m[ERROR]\u001b[39m Client bundle compiled with errors therefore further build is impossible.',
    'ERROR in ./node_modules/@docusaurus/core/lib/client/preload.js',
    '  × preload.js cannot be rewritten: There is no "x". Compare it with src/fast-documents/README.md.',
    '    at Object.callback (/site/loader.ts:38:10)',
    '[cause]: Error: Something below',
    '[INFO] Docusaurus version: 4.0.0',
  ].join('\n');
  expect(firstErrors(output, { following: 1 })).toEqual([
    '[ERROR] Client bundle compiled with errors therefore further build is impossible.',
    'ERROR in ./node_modules/@docusaurus/core/lib/client/preload.js',
    '  × preload.js cannot be rewritten: There is no "x". Compare it with src/fast-documents/README.md.',
    '[cause]: Error: Something below',
    '[INFO] Docusaurus version: 4.0.0',
  ]);
});

it('finds failed tests of Vitest and Playwright', () => {
  const vitest = ' ✓ a.test.ts\n FAIL  src/b.test.ts > adds\nAssertionError: expected 1 to be 2';
  expect(firstErrors(vitest)).toEqual([
    ' FAIL  src/b.test.ts > adds',
    'AssertionError: expected 1 to be 2',
  ]);
  const playwright =
    '  ok 1\n\n  1) [chromium] › load.spec.ts:3:1 › loads ───\n\n    Error: no page';
  expect(firstErrors(playwright)).toEqual([
    '  1) [chromium] › load.spec.ts:3:1 › loads ───',
    '    Error: no page',
  ]);
});

it('finds the error in the output of npm', () => {
  const output = 'npm error code ETARGET\nnpm error notarget No matching version found\n';
  expect(firstErrors(output)).toEqual([
    'npm error code ETARGET',
    'npm error notarget No matching version found',
  ]);
});

it('stops at the limit, and shows the end where nothing looks like an error', () => {
  expect(firstErrors('Error: a\nError: b\nError: c', { limit: 2 })).toEqual([
    'Error: a',
    'Error: b',
  ]);
  expect(firstErrors('1\n2\n3\n4\n5\n6\n')).toEqual(['2', '3', '4', '5', '6']);
});

const readme = [
  '# Fast documents',
  '| `core/lib/client/preload.js` | Decodes the path |',
  '| `tslib` | `bundle/bundle.test.ts` |',
  `${expectationsHeading} 3.10`,
].join('\n');

it('leads to the line about the file that failed', () => {
  const errors = ['preload.js cannot be rewritten. See src/fast-documents/README.md.'];
  expect(explanation(errors, readme)).toBe(
    `${expectations}:2: | \`core/lib/client/preload.js\` | Decodes the path |`,
  );
  expect(explanation([' FAIL src/fast-documents/bundle/bundle.test.ts > tslib'], readme)).toBe(
    `${expectations}:3: | \`tslib\` | \`bundle/bundle.test.ts\` |`,
  );
});

it('leads to the table where the README does not name the file', () => {
  const errors = ['Error: routes.js cannot be rewritten: src/fast-documents'];
  expect(explanation(errors, readme)).toBe(`${expectations}:4: ${expectationsHeading} 3.10`);
  expect(explanation(errors, '')).toBe(expectations);
});

it('knows the table in the README', () => {
  const text = readFileSync(join(import.meta.dirname, '../..', expectations), 'utf8');
  expect(explanation(['src/fast-documents'], text)).toContain(expectationsHeading);
  expect(explanation(['preload.js: src/fast-documents'], text)).toContain('preload.js');
});

it('leads to what explains failures of other code', () => {
  expect(explanation(['FAIL src/config/swizzles.test.ts'], readme)).toContain('The theme');
  expect(explanation(['npm error code ERESOLVE'], readme)).toContain('Dependencies');
  expect(explanation(["Module not found: Can't resolve 'x'"], readme)).toContain('come with');
  expect(explanation(['Error: preload.js'], readme)).toBeUndefined();
});
