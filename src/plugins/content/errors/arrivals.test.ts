import { describe, expect, it } from 'vitest';
import { apis, error, indexOf } from '../../../../tests/fixtures/errors';
import { arrivalsOf, errorProblems, inGeneral } from './arrivals';
import type { SdkError } from './model';

describe('how an error arrives', () => {
  it.each([
    [
      'Rejects with the reason: the key is\nmalformed, or expired. In a browser it throws.',
      'Rejects with the reason.',
    ],
    ['Rejects with the reason, for example a missing `config`.', 'Rejects with the reason.'],
    [
      'Rejects with a string if the SDK is not initialized or the device has no camera: the message.',
      'Rejects with a string: the message.',
    ],
    [
      'Returns `false`. `sdk:DeckleSDK.getLastError` holds the message.',
      'Returns `false`. `sdk:DeckleSDK.getLastError` holds the message.',
    ],
  ])('is without the reasons: %j', (failure, text) => {
    expect(inGeneral(failure)).toBe(text);
  });

  it('comes from the declarations, from @cancel for a cancel, or from the text for a platform', () => {
    const text = (change: Partial<SdkError>): string | undefined =>
      arrivalsOf({ ...error, ...change }, apis, () => true).arrivals[0]?.text;
    expect(text({})).toBe('`DeckleSDK.loadFile()`: Resolves with `false`.');
    expect(text({ isCancel: true })).toBe('`DeckleSDK.loadFile()`: Resolves with `null`.');
    expect(text({ arrives: { '*': 'The app ends.' } })).toBe(
      '`DeckleSDK.loadFile()`: The app ends.',
    );
  });

  it('names entries that no platform has, functions that say nothing, and pages that are not there', () => {
    const problems = (change: Partial<SdkError>, anchors?: string[]): string =>
      errorProblems(indexOf([{ ...error, ...change }], anchors), apis)
        .map(({ file: where, line, message }) => `${where}:${String(line)} ${message}`)
        .join('\n');
    expect(problems({})).toBe('');
    expect(problems({ platforms: ['Flutter'] })).toContain(
      'api-sources/model/errors.json:7 "unreadable" arrives on no platform',
    );
    expect(problems({ functions: { document: ['pageCount'], barcode: [] } })).toContain(
      'DeckleSDK.pageCount() of React Native declares no @failure',
    );
    expect(problems({ pages: ['fileImport#erors'] })).toContain(
      'the pages of React Native have no fileImport#erors. Did you mean "errors"?',
    );
  });
});
