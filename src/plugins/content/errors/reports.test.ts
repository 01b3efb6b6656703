import { describe, expect, it } from 'vitest';
import type { SdkError } from '../../../../api-sources/model/errors';
import { apis, error, indexOf, scope } from '../../../../tests/fixtures/errors';
import { errorProblems, inGeneral, reportsOn } from './reports';

const getter = '`sdk:DeckleSDK.getLastError`';

describe('how a function reports an error', () => {
  it.each([
    [
      'Rejects with the reason: the key is\nmalformed, or expired. In a browser it throws.',
      { text: 'Rejects with the reason' },
    ],
    [
      'Rejects with the reason, for example a missing `config`.',
      { text: 'Rejects with the reason' },
    ],
    [
      "Rejects with a string if the SDK isn't initialized or the device doesn't have a camera: the message.",
      { text: 'Rejects with a string' },
    ],
    [
      `Returns an empty list if the SDK isn't initialized or the device has no camera; ${getter} then returns a message.`,
      { text: 'Returns an empty list', getter },
    ],
    [
      `Returns \`false\`; ${getter} returns the reason: the key is malformed, expired, or issued for another app.`,
      { text: 'Returns `false`', getter },
    ],
    [
      `The callback receives \`null\`, and ${getter} returns the message.`,
      { text: 'The callback receives `null`', getter },
    ],
  ])('is without the reasons: %j', (failure, report) => {
    expect(inGeneral(failure)).toEqual(report);
  });

  it('comes from the declarations, once for all functions that do the same', () => {
    expect(reportsOn(scope, indexOf([error]), apis).lines).toEqual(['Resolves with `false`.']);
  });
});

describe('errorProblems', () => {
  const problems = (change: Partial<SdkError>, anchors?: string[]): string =>
    errorProblems(
      indexOf([{ ...error, ...change }], anchors),
      apis,
      "[\n  {\n    id: 'unreadable',",
    )
      .map(({ file, line, message }) => `${file}:${String(line)} ${message}`)
      .join('\n');

  it('names entries that no platform has, functions that say nothing, and pages that are not there', () => {
    expect(problems({})).toBe('');
    expect(problems({ platforms: ['Flutter'] })).toContain(
      'api-sources/model/errors.ts:3 "unreadable" occurs on no platform',
    );
    expect(problems({ document: ['pageCount'] })).toContain(
      'DeckleSDK.pageCount() of React Native declares no @failure',
    );
    expect(problems({ pages: ['fileImport#erors'] })).toContain(
      'the pages of React Native have no fileImport#erors. Did you mean "errors"?',
    );
  });
});
