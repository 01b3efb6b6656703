import { describe, expect, it } from 'vitest';
import { indexOf } from '../../../../tests/fixtures/apis';
import { messages, path, run } from '../../../../tests/fixtures/expand';

const reactNative = 'docs/react-native/docScan.mdx';

describe('symbol links', () => {
  it.each([
    // Spelled for the platform, with its own owner.
    [path, 'ScanConfiguration.autoCapture', '[`autoCapture`](#ScanConfiguration.autoCapture)'],
    [path, 'ScanFilter.BLACKWHITE', '[`ScanFilter.BLACKWHITE`](#ScanFilter.BLACKWHITE)'],
    [
      'docs/Android/pdfCreation.mdx',
      'DeckleSDK.writePDF',
      '[`Document.writePDF()`](./docScan.mdx#DeckleSDK.writePDF)',
    ],
    // Only this platform has it.
    [path, 'ScanConfiguration.theme', '[`theme`](#ScanConfiguration.theme)'],
    // To the generated reference where there is one.
    [
      reactNative,
      'ScanConfiguration.autoCapture',
      '[`autoCapture`](/docs/react-native/api/interfaces/ScanConfiguration#autoCapture)',
    ],
    [reactNative, 'DeckleSDK', '[`DeckleSDK`](/docs/react-native/api/interfaces/DeckleSDK)'],
    // From a base that the platform lacks to the type that has its members.
    [
      reactNative,
      'BaseConfiguration.autoCapture',
      '[`autoCapture`](/docs/react-native/api/interfaces/ScanConfiguration#autoCapture)',
    ],
  ])('on %s, %s is %s', (page, reference, link) => {
    const { text, problems } = run(`Set \`sdk:${reference}\`.`, { page });
    expect(problems).toEqual([]);
    expect(text).toContain(`Set ${link}.`);
  });

  it('are not links within links and headings', () => {
    const { text } = run(
      '## With `sdk:ScanFilter.AUTO`\n\n[See `sdk:ScanFilter.AUTO`](./intro.mdx)',
    );
    expect(text).toContain('## With `ScanFilter.AUTO`');
    expect(text).toContain('[See `ScanFilter.AUTO`](./intro.mdx)');
  });

  // Unknown symbols, and those that the platform lacks: checkPages.test.ts.
  it('fail where no page shows the symbol', () => {
    const expanded = run('`sdk:ScanFilter.AUTO`', {
      index: indexOf({ [path]: '`sdk:ScanFilter.AUTO`' }),
    });
    expect(messages(expanded)).toEqual([
      '1: `sdk:ScanFilter.AUTO` has nothing to link to: no <Options> or <Signature> on the Android pages shows "ScanFilter.AUTO".',
    ]);
  });

  it('fail on a page of no platform', () => {
    expect(messages(run('`sdk:ScanFilter.AUTO`', { page: 'docs/index.mdx' }))[0]).toContain(
      'symbol links need a platform',
    );
  });

  it('fail where the platform has no declarations', () => {
    expect(
      messages(run('`sdk:ScanFilter.AUTO`', { page: 'docs/Flutter/docScan.mdx' }))[0],
    ).toContain('There are no declarations of Flutter');
  });
});

describe('literals', () => {
  it('are those of the platform in shared text, and left alone on pages', () => {
    const source = '`null`: <Shared of="all#null" />';
    const iOS = run(source, { page: 'docs/iOS/onboarding.mdx' });
    expect(iOS.text).toContain('`null`: `nil` hides it.');
    expect(run(source).text).toContain('`null`: `null` hides it.');
  });
});
