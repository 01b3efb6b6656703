import { describe, expect, it } from 'vitest';
import { file } from '../../../../tests/fixtures/errors';
import { unknownMentions } from './mentions';

describe('unknownMentions', () => {
  const mentions = (text: string): string[] =>
    unknownMentions(file, text, ['license key has expired'], new Set(['FILE_IO'])).map(
      ({ line, message }) => `${String(line)} ${message}`,
    );

  it.each([
    'The message `license key has expired` is in the log.',
    'The code `FILE_IO` stands for files.',
    'The error carries `message` and `code`.',
    'Errors: call `load(uri, success, error)` again.',
    'Pass `LICENSE_KEY` to it.',
    '```ts\n// message: `quite another text here`\n```',
    '## Build errors\n\nThe message “quite another text here” is above it.',
    'It says “quite another text here”.',
  ])('lets "%s" pass', (text) => {
    expect(mentions(text)).toEqual([]);
  });

  it.each([
    ['The message is `license key is expired`.', 'license key has expired'],
    ['## When it fails\n\nIt says “the license key expired”.', 'license key has expired'],
    ['Read the code `FILE_OI` then.', 'FILE_IO'],
    ['`ERROR_LICENSE_GONE` is what it gives.', 'ERROR_LICENSE_GONE'],
  ])('stops at "%s"', (text, named) => {
    expect(mentions(text).join()).toContain(named);
    expect(mentions(text)[0]).toMatch(/^[13] The (message|code) ".*" is not on the page of errors/);
  });
});
