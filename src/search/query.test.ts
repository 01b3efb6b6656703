import { describe, expect, it } from 'vitest';
import { parseQuery } from './query';
import { synonyms } from './vocabulary';

const typed = (text: string): string[] => parseQuery(text).groups.map((group) => group.typed);
const terms = (text: string): string[] =>
  parseQuery(text).groups[0]?.alternatives.map((alternative) => alternative.terms.join(' ')) ?? [];

describe('a query', () => {
  it('is parsed without filler words', () => {
    expect(typed('how do I scan a document?')).toEqual(['scan', 'document']);
    expect(typed("doesn't work with my app")).toEqual(['work', 'app']);
    expect(typed('api key missing')).toEqual(['api key', 'missing']);
    expect(parseQuery('Wie kann ich mit der Kamera scannen').groups).toHaveLength(2);
  });

  it('keeps fillers if there are no other words', () => {
    expect(typed('how to use it')).toEqual(['how', 'to', 'use', 'it']);
  });

  it.each([
    ['java.lang.UnsatisfiedLinkError', 'unsatisfiedlinkerror'],
    ['System.DllNotFoundException', 'dllnotfoundexception'],
    ['androidx.camera.core.ImageCapture', 'imagecapture'],
  ])('leaves the package of %s out', (text, word) => {
    expect(typed(text)).toEqual([word]);
    expect(parseQuery(text).platforms).toEqual([]);
  });

  it.each([
    ['how do I get text from a scanned page', true],
    ['scan multiple pages', false],
    ['share pdf with other app', false],
  ])('"%s" is a sentence: %s', (text, isSentence) => {
    expect(parseQuery(text).isSentence).toBe(isSentence);
  });

  it.each([
    ['getImageBytes', 'get image bytes'],
    ['black_white', 'black white'],
    ['UnsatisfiedLinkError', 'error messages'],
    ['licence', 'license'],
    ['fonts', 'text size'],
    ['api key missing', 'license key'],
    ['Überweisung', 'photo payment'],
    ['ueberweisung', 'photo payment'],
    ['Schwarzweiß', 'black white'],
    ['dunkler Modus', 'dark mode'],
    // As in "Wie lese ich …".
    ['lese', 'read'],
  ])('%s means %s, too', (text, meant) => {
    expect(terms(text)).toContain(meant);
  });

  it.each([
    ['flutter scan', ['Flutter']],
    ['Kotlin pdf', ['Android']],
    ['React Native install', ['react-native']],
    ['react-native install', ['react-native']],
    ['C# ocr', ['MAUI', 'Xamarin', 'Windows']],
    ['.NET MAUI colors', ['MAUI']],
    ['typescript enums', ['react-native', 'capacitor']],
    ['objective-c delegate', ['iOS']],
    ['scan', []],
  ])('"%s" names %s', (text, platforms) => {
    expect([...parseQuery(text).platforms].sort()).toEqual([...platforms].sort());
  });

  it('finds the platform that it names, but does not miss it', () => {
    expect(
      parseQuery('flutter scan').groups.map(({ typed: word, optional }) => [word, optional]),
    ).toEqual([
      ['scan', false],
      ['flutter', true],
    ]);
  });

  it('of a platform alone asks where to begin', () => {
    expect(typed('cordova')).toEqual(['introduction', 'cordova']);
  });

  it('detects a query for the reference', () => {
    expect(parseQuery('LogLevel enumeration').reference).toBe(true);
    expect(parseQuery('log level').reference).toBe(false);
  });

  it('has an end', () => {
    expect(parseQuery('word '.repeat(1000)).groups.length).toBeLessThanOrEqual(16);
    expect(parseQuery('').groups).toEqual([]);
    expect(parseQuery('?!').groups).toEqual([]);
  });
});

it('finds the synonyms of a word in any of its forms', () => {
  const meaningsOf = (word: string) => parseQuery(word).groups[0]?.alternatives.slice(1);
  expect(meaningsOf('dismissed')).toEqual(meaningsOf('dismiss'));
  expect(meaningsOf('dismiss')).not.toEqual([]);
});

describe('what a query names', () => {
  it.each([
    ['qr codes kotlin', { product: 'barcode', byLanguage: true, platforms: ['Android'] }],
    ['info.plist ios', { product: undefined, byLanguage: false, platforms: ['iOS'] }],
    ['Strichcode', { product: 'barcode' }],
  ])('%s', (text, meant) => {
    expect(parseQuery(text)).toMatchObject(meant);
  });

  it('is a subject, too, where a platform is named by it', () => {
    const { groups, platforms } = parseQuery('expo camera permission');
    expect(platforms).toEqual(['react-native']);
    expect(groups.map(({ typed, optional }) => [typed, optional])).toContainEqual(['expo', false]);
  });
});

it('no synonym is the phrase itself, or is spelled as no word is', () => {
  for (const [phrase, others] of synonyms) {
    for (const other of others) {
      expect(other.join(' '), phrase).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
      expect(other.join(' ')).not.toBe(phrase);
    }
  }
});
