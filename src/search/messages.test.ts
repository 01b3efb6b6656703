// What the regression set (`tests/search`) does not ask: texts other than messages, and limits.
import { describe, expect, it } from 'vitest';
import { messageWords, patternOf, matchedWords } from './messages';

const holds = (message: string, text: string): boolean =>
  matchedWords(patternOf(message), messageWords(text)) > 0;

describe('matchedWords', () => {
  it.each([
    ['license key has expired', 'license key'],
    ['license key has expired', 'key of the license that we have has not expired yet'],
    ['Class not found', 'the class of the scanner was nowhere to be found'],
    ['license key is for the Document SDK', 'two license keys for the document and the other SDK'],
    ['', ''],
    ['error', 'an error'],
    ['Could not find com.example.deckle:…', 'could not find file after restart'],
  ])('does not find "%s" in "%s"', (message, text) => {
    expect(holds(message, text)).toBe(false);
  });

  it('looks through a long paste, but not through all of it', () => {
    expect(holds('license key has expired', `${'x '.repeat(2000)}license key has expired`)).toBe(
      true,
    );
    expect(holds('license key has expired', `${'x '.repeat(9000)}license key has expired`)).toBe(
      false,
    );
  });
});
