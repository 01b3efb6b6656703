import { describe, expect, it } from 'vitest';
import { indexOf } from '../../../../tests/fixtures/apis';
import { messages, run } from '../../../../tests/fixtures/expand';
import { supportUrl } from '../../../model/constants';

/** Where there is no changelog, the facts name the newest version, and there is no other. */
const withoutChangelog = {
  page: 'docs/barcode-scanner-sdk/Android/getStarted.mdx',
  index: { ...indexOf({}), facts: new Map([['barcode/Android', { version: '1.0.0' }]]) },
};

describe('placeholders', () => {
  it('are versions and facts of the platform', () => {
    const { text, problems } = run(
      'Use {{version}} or {{previousVersion}} from SDK {{fact.minSdk}}.\n\n```bash verify\nadd sdk:{{ version }}\n```',
    );
    expect(problems).toEqual([]);
    expect(text).toContain('Use 1.9.0.0 or 1.8.0.0 from SDK 21.');
    expect(text).toContain('add sdk:1.9.0.0');
    const { text: without } = run('Version {{version}}.', withoutChangelog);
    expect(without).toContain('Version 1.0.0.');
    expect(without).toContain('<Availability version="1.0.0" />');
  });

  it('are only our addresses on a page without a platform', () => {
    const page = { page: 'docs/errors.mdx' };
    expect(run('[Support]({{fact.supportUrl}})', page).text).toContain(`[Support](${supportUrl})`);
    expect(messages(run('{{version}}', page))).toHaveLength(1);
  });

  // Others without a value: checkPages.test.ts.
  it('name no previous version where there is none', () => {
    expect(messages(run('{{previousVersion}}', withoutChangelog))[0]).toContain(
      '1: There is no "{{previousVersion}}" for this platform.',
    );
  });
});
