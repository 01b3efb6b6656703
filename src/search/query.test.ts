// What the regression set (`tests/search`) does not ask: German, platforms by each kind of name, limits.
import { describe, expect, it } from 'vitest';
import { parseQuery } from './query';
import { synonyms } from './vocabulary';

const typed = (text: string): string[] => parseQuery(text).groups.map((group) => group.typed);
const terms = (text: string): string[] =>
  parseQuery(text).groups[0]?.alternatives.map((alternative) => alternative.terms.join(' ')) ?? [];

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
    ['UnsatisfiedLinkError', 'error messages'],
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
    ['react-native install', ['react-native']],
    ['C# ocr', ['MAUI', 'Xamarin', 'Windows']],
    ['.NET MAUI colors', ['MAUI']],
    ['objective-c delegate', ['iOS']],
    ['scan', []],
  ])('"%s" names %s', (text, platforms) => {
    expect([...parseQuery(text).platforms].sort()).toEqual([...platforms].sort());
  });

  it.each([
    ['flutter scan', 'flutter', true],
    // It is a subject, too.
    ['expo camera permission', 'expo', false],
  ])('"%s" finds the platform that it names: %s', (text, word, optional) => {
    const { groups } = parseQuery(text);
    expect(groups).toContainEqual(expect.objectContaining({ typed: word, optional }));
  });

  it.each([
    ['qr codes kotlin', { product: 'barcode', byLanguage: true, platforms: ['Android'] }],
    ['info.plist ios', { product: undefined, byLanguage: false, platforms: ['iOS'] }],
    ['Strichcode', { product: 'barcode' }],
  ])('%s means a product and a platform', (text, meant) => {
    expect(parseQuery(text)).toMatchObject(meant);
  });

  it('of a platform alone asks where to begin', () => {
    expect(typed('cordova')).toEqual(['introduction', 'cordova']);
  });

  it('asks for the reference, if it names a kind of symbol', () => {
    expect(parseQuery('LogLevel enumeration').reference).toBe(true);
    expect(parseQuery('log level').reference).toBe(false);
  });

  it('has an end', () => {
    expect(parseQuery('word '.repeat(1000)).groups.length).toBeLessThanOrEqual(16);
    expect(parseQuery('?!').groups).toEqual([]);
  });
});

it('finds the synonyms of a word in any of its forms', () => {
  const meaningsOf = (word: string) => parseQuery(word).groups[0]?.alternatives.slice(1);
  expect(meaningsOf('dismissed')).toEqual(meaningsOf('dismiss'));
  expect(meaningsOf('dismiss')).not.toEqual([]);
});

it('no synonym is the phrase itself, or is spelled as no word is', () => {
  for (const [phrase, others] of synonyms) {
    for (const other of others) {
      expect(other.join(' '), phrase).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
      expect(other.join(' ')).not.toBe(phrase);
    }
  }
});
