import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { feedbackForm, feedbackUrl, sectionField, withSection } from './feedback';

const form = readFileSync(join(__dirname, '../../.github/ISSUE_TEMPLATE', feedbackForm), 'utf8');
const url = feedbackUrl({ page: '/docs/Android/docScan', platform: 'Android', version: '1.9' });
const fields = (address: string): URLSearchParams => new URL(address).searchParams;

describe('the address of the issue form', () => {
  it('is prefilled with data of the page', () => {
    expect(Object.fromEntries(fields(url))).toEqual({
      template: 'page.yml',
      page: 'https://docs.example.com/docs/Android/docScan',
      platform: 'Android',
      version: '1.9',
    });
    expect([...fields(feedbackUrl({ page: '/docs/' })).keys()]).toEqual(['template', 'page']);
  });

  it('names only fields that the form has', () => {
    const ids = [...form.matchAll(/^ +id: (\w+)$/gm)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(['page', 'platform', 'version', sectionField]));
  });

  it.each([
    ['Options', '', 'Options'],
    ['', ' the text\n', 'the text'],
    ['Options & more', 'the text', 'Options & more the text'],
  ])('gets section %j and quotation %j', (section, quote, value) => {
    expect(fields(withSection(url, section, quote)).get(sectionField)).toBe(value);
    expect(fields(withSection(url, section, quote)).get('platform')).toBe('Android');
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
