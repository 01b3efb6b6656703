import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { feedbackForm, sectionField } from './feedback';

const form = readFileSync(join(__dirname, '../../.github/ISSUE_TEMPLATE', feedbackForm), 'utf8');

// What it is filled with: tests/build/frame.test.ts, tests/e2e/guide.spec.ts.
it('the address of the issue form names only fields that the form has', () => {
  const ids = [...form.matchAll(/^ +id: (\w+)$/gm)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(['page', 'platform', 'version', sectionField]));
});
