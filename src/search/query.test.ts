// What the regression set (`tests/search`) does not ask: fillers, parts of a query, limits.
import { describe, expect, it } from 'vitest';
import { parseQuery } from './query';
import { germanSynonyms, synonyms } from './vocabulary';

const typed = (text: string): string[] => parseQuery(text).groups.map((group) => group.typed);

describe('a query', () => {
  it('is parsed without filler words, unless there are no others', () => {
    expect(typed("doesn't work with my app")).toEqual(['work', 'app']);
    expect(parseQuery('Wie kann ich mit der Kamera scannen').groups).toHaveLength(2);
    expect(typed('how to use it')).toEqual(['how', 'to', 'use', 'it']);
  });

  it('leaves out the package of a class', () => {
    expect(typed('androidx.camera.core.ImageCapture')).toEqual(['imagecapture']);
    expect(parseQuery('androidx.camera.core.ImageCapture').platforms).toEqual([]);
  });

  it.each([
    ['flutter scan', ['scan'], ['Flutter']],
    ['react native camera', ['camera'], ['react-native']],
    // It is a subject, too.
    ['expo camera permission', ['expo', 'camera', 'permission'], ['react-native']],
    ['can I use it from Java', ['introduction'], ['Android']],
    ['Flutter on iOS', ['introduction'], ['Flutter', 'iOS']],
    ['Xamarin to MAUI', ['xamarin', 'maui'], ['Xamarin', 'MAUI']],
    // Languages that are tools of the build are subjects, too.
    ['Java 21', ['java', '21'], ['Android']],
    [
      'how to install with Swift Package Manager',
      ['install', 'swift', 'package', 'manager'],
      ['iOS'],
    ],
    ['Kotlin', ['kotlin'], ['Android']],
  ])('"%s" asks for %j on %j', (text, groups, platforms) => {
    expect(typed(text).join(' ')).toBe(groups.join(' '));
    expect(parseQuery(text).platforms).toEqual(platforms);
  });

  it('keeps at most 16 words, and none of punctuation only', () => {
    expect(parseQuery('word '.repeat(1000)).groups.length).toBeLessThanOrEqual(16);
    expect(parseQuery('?!').groups).toEqual([]);
  });
});

it('finds the synonyms of a word in any of its forms', () => {
  const meaningsOf = (word: string) => parseQuery(word).groups[0]?.alternatives.slice(1);
  expect(meaningsOf('dismissed')).toEqual(meaningsOf('dismiss'));
  expect(meaningsOf('dismiss')).not.toEqual([]);
  expect(meaningsOf('lösche')).toEqual(meaningsOf('löschen'));
});

it('finds a German compound by the meanings of its words', () => {
  expect(parseQuery('rechnungssprache').groups[0]?.alternatives.slice(1)).toEqual([
    expect.objectContaining({ terms: ['invoice', 'language'] }),
  ]);
});

it('no synonym is the phrase itself, or is spelled as no word is', () => {
  for (const [phrase, others] of [...synonyms, ...germanSynonyms]) {
    for (const other of others) {
      expect(other.join(' '), phrase).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
      expect(other.join(' ')).not.toBe(phrase);
    }
  }
});
