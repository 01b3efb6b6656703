import { describe, expect, it } from 'vitest';
import { indexOf } from '../../../tests/fixtures/apis';
import { messages, run } from '../../../tests/fixtures/expand';

describe('placeholders', () => {
  it('are versions and facts of the platform', () => {
    const { text, problems } = run(
      'Use {{version}} or {{previousVersion}} from SDK {{fact.minSdk}}.\n\n```bash verify\nadd sdk:{{ version }}\n```',
    );
    expect(problems).toEqual([]);
    expect(text).toContain('Use 1.9.0.0 or 1.8.0.0 from SDK 21.');
    expect(text).toContain('add sdk:1.9.0.0');
  });

  it('fail with a suggestion', () => {
    expect(messages(run('A\n{{versio}}'))).toEqual([
      '2: Unknown placeholder "{{versio}}". Did you mean "version"?',
    ]);
    expect(messages(run('{{fact.minSDK}}'))).toEqual([
      '1: No fact "minSDK" for this platform. Did you mean "minSdk"?',
    ]);
  });

  it('fail where the platform has no changelog', () => {
    const expanded = run('{{version}}', { page: 'docs/react-native/docScan.mdx' });
    expect(messages(expanded)).toEqual([
      '1: "{{version}}" needs an entry in this platform\'s changelog, and there is none.',
    ]);
  });
});

describe('platforms without a changelog', () => {
  const page = 'docs/barcode-scanner-sdk/Android/getStarted.mdx';
  const input = {
    page,
    index: { ...indexOf({}), facts: new Map([['barcode/Android', { version: '1.0.0' }]]) },
  };

  it('take the newest version from their facts', () => {
    const { text, problems } = run('Version {{version}}.', input);
    expect(problems).toEqual([]);
    expect(text).toContain('Version 1.0.0.');
    expect(text).toContain('<Availability version="1.0.0" />');
  });

  it('have no version before it', () => {
    expect(messages(run('{{previousVersion}}', input))).toEqual([
      '1: "{{previousVersion}}" needs an entry in this platform\'s changelog, and there is none.',
    ]);
  });
});
