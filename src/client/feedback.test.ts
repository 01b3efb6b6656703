import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { feedbackForm, feedbackUrl, sectionField, withSection } from './feedback';

const form = readFileSync(join(__dirname, '../../.github/ISSUE_TEMPLATE', feedbackForm), 'utf8');
const url = feedbackUrl({ page: '/docs/Android/docScan', platform: 'Android', version: '1.9' });
const fields = (address: string): URLSearchParams => new URL(address).searchParams;

// What it is filled with: tests/build/frame.test.ts, tests/e2e/guide.spec.ts.
describe('the address of the issue form', () => {
  it('names only fields that the form has', () => {
    const ids = [...form.matchAll(/^ +id: (\w+)$/gm)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(['page', 'platform', 'version', sectionField]));
  });

  it('needs no section or quotation; truncates long text', () => {
    expect(withSection(url, '', ' ')).toBe(url);
    for (const character of ['x', '📄']) {
      expect(fields(withSection(url, '', character.repeat(999))).get(sectionField)).toBe(
        character.repeat(300),
      );
    }
  });
});
