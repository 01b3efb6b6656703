import { describe, expect, it } from 'vitest';
import { matched, mismatch } from './calls.mjs';
import { bind, named, substituted, unwrapped, written } from './types.mjs';

/** @import { Type } from './types.mjs' */
/** @import { Parameter } from './declarations.mjs' */

/**
 * @param {string} text `label`, `_` for none, `label=` with a default, `label...`; `{}` behind it for a closure.
 * @returns {Parameter}
 */
function parameter(text) {
  const label = /^\w+/.exec(text)?.[0] ?? '_';
  return {
    label: label === '_' ? undefined : label,
    name: 'x',
    type: text.endsWith('{}') ? named('->') : named('String'),
    hasDefault: text.includes('='),
    isVariadic: text.includes('...'),
  };
}

/** @param {string} text */
const parameters = (text) => text.split(' ').filter(Boolean).map(parameter);

/** @param {string} text `label`, `_`, and `{}` or `label{}` for trailing closures. */
const call = (text) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const label = /^[a-z]\w*/.exec(word)?.[0];
      return { label, isTrailing: word.endsWith('{}') };
    });

describe('matched', () => {
  it.each([
    ['', ''],
    ['licenseKey', 'licenseKey'],
    ['_ at=', '_'],
    ['_ at=', '_ at'],
    ['fileUrl fileName overwrite= format= max=', 'fileUrl fileName format'],
    ['_... separator=', '_ _ _ separator'],
    ['_... separator=', ''],
    ['title= handler{}', 'title {}'],
    ['title= handler{}', '{}'],
    ['_{} onWritten{}', '{} onWritten{}'],
    ['url options= completion={}', 'url {}'],
    ['first={} second{}', '{}'],
  ])('(%s) takes the call with (%s)', (declared, given) => {
    expect(matched(parameters(declared), call(given))).toBeDefined();
  });

  it.each([
    ['licenseKey', 'key'],
    ['licenseKey', '_'],
    ['licenseKey', ''],
    ['a b', 'b a'],
    ['a', 'a b'],
    ['a', 'a {}'],
    ['title', '{}'],
  ])('(%s) does not take the call with (%s)', (declared, given) => {
    expect(matched(parameters(declared), call(given))).toBeUndefined();
  });
});

describe('mismatch', () => {
  it.each([
    [
      'licenseKey',
      'key',
      "incorrect argument label in call (have 'key:', expected 'licenseKey:')",
    ],
    [
      'scanDelegate scanConfig',
      'scanDelegate',
      "missing argument for parameter 'scanConfig' in call",
    ],
    ['a', 'a b', "extra argument 'b' in call"],
    ['', '_', 'extra argument in call'],
  ])('says what is wrong between (%s) and (%s)', (declared, given, said) => {
    expect(mismatch(parameters(declared), call(given))).toBe(said);
  });
});

describe('types', () => {
  const element = { name: 'Element', args: [], isGeneric: true };

  it('puts types in the place of parameters', () => {
    const type = named('Array', named('Optional', element));
    const bindings = new Map([['Element', named('Invoice')]]);
    expect(substituted(type, bindings)).toEqual(
      named('Array', named('Optional', named('Invoice'))),
    );
    expect(substituted(element, new Map())).toBeUndefined();
  });

  it('learns parameters from arguments', () => {
    /** @type {Map<string, Type | undefined>} */
    const bindings = new Map();
    bind(
      { name: '->', args: [], result: named('Optional', element) },
      { name: '->', args: [], result: named('URL') },
      bindings,
    );
    expect(bindings.get('Element')).toEqual(named('URL'));
  });

  it('writes types as Swift does', () => {
    const dictionary = named('Dictionary', named('String'), named('Int'));
    expect(written(named('Optional', named('Array', named('URL'))))).toBe(
      '[URL]?',
    );
    expect(written(dictionary)).toBe('[String : Int]');
    expect(
      written({ name: '->', args: [named('Bool')], result: named('()') }),
    ).toBe('(Bool) -> ()');
    expect(
      unwrapped(named('Optional', named('Optional', named('URL')))),
    ).toEqual(named('URL'));
  });
});
