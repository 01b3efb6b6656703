import { describe, expect, it } from 'vitest';
import { apis, error, indexOf, scope } from '../../../../tests/fixtures/errors';
import { buildErrorsOf } from './buildErrors';
import type { BuildError } from './errorIndex';
import { errorList, mergedText } from './errorPage';

// That it has every error and message: tests/build/errors.test.ts; how platforms report them: tests/e2e/errors.spec.ts.
describe('the page of errors', () => {
  it('shows code with the paragraph that announces it', () => {
    const source =
      '## Build errors\n\n### Missing line\n\nAdd the [line](#install) to the build file:\n\n```kotlin verify=gradle\nline()\n\nother()\n```\n\nThen sync.\n\n### Old tool\n\nUpdate it.';
    const { found } = buildErrorsOf('docs/react-native/getStarted.mdx', source, scope, (x) => x);
    const list = errorList({
      index: { ...indexOf([error]), build: found },
      apis,
      expandOn: (_, part) => part,
    });
    expect(list).toContain(
      'Add the line to the build file:\n\n```kotlin verify=gradle\nline()\n\nother()\n```\n\nDetails:',
    );
    expect(list).not.toContain('Then sync.');
  });
});

describe('an error with a fix for each platform', () => {
  it('shows each below the platforms that have it', () => {
    const fixed = { ...error, fix: { 'react-native': 'Here.' } };
    const list = errorList({ index: indexOf([fixed]), apis, expandOn: (_, text) => text });
    expect(list).toContain('summary="React Native">\n\nHere.\n\nDetails:\n\n- [React Native](');
    expect(list).not.toContain('What to do');
  });
});

describe('a message of several pages', () => {
  const other = { product: 'document', platform: 'Android' } as const;
  const barcode = { product: 'barcode', platform: 'react-native' } as const;
  const text = '## Build errors\n\n### Needs version {{v}} of {{name}}\n\nRaise {{name}}.';
  const read = (on: typeof scope | typeof other | typeof barcode, v: string, name: string) => {
    const fill = (inner: string): string => (inner === 'v' ? v : name);
    const folder = on.product === 'barcode' ? 'barcode-scanner-sdk/' : '';
    const file = `docs/${folder}${on.platform}/getStarted.mdx`;
    return buildErrorsOf(file, text, on, fill).found.map((one) => ({
      ...one,
      fix: `Raise \`${name}\`.`,
    }));
  };
  const listOf = (found: readonly BuildError[]): string =>
    errorList({
      index: { ...indexOf([error]), build: found },
      apis,
      expandOn: (_, x) => x,
    });
  const headings = (found: readonly BuildError[]): string[] =>
    [...listOf(found).matchAll(/^### `(Needs.*)` /gm)].map(([, heading = '']) => heading);
  const first = read(scope, '21', 'x');

  it('is one entry, without the numbers that differ', () => {
    expect(headings([...first, ...read(other, '21', 'x')])).toEqual(['Needs version 21 of x']);
    expect(headings([...first, ...read(other, '24', 'x')])).toEqual(['Needs version … of x']);
  });

  it('is one entry for both SDKs where only names differ, with the names of both', () => {
    const list = listOf([...first, ...read(barcode, '21', 'y')]);
    expect(headings([...first, ...read(barcode, '21', 'y')])).toEqual(['Needs version 21 of x']);
    expect(list).toContain('React Native (Barcode SDK): `Needs version 21 of y`');
    expect(list.match(/^Raise.*$/gm)).toEqual(['Raise `x` (Barcode SDK: `y`).']);
  });
});

describe('mergedText', () => {
  it('puts the names of the second text behind those of the first', () => {
    expect(mergedText('Add `a` in 1.0 now', 'Add `b` in 2.0 now')).toBe(
      'Add `a` (Barcode SDK: `b`) in 1.0 (Barcode SDK: 2.0) now',
    );
    expect(mergedText('Add `a`.', 'Add `a`.')).toBe('Add `a`.');
  });

  it('leaves texts that differ in more alone', () => {
    expect(mergedText('Add it.', 'Remove it from the list.')).toBeUndefined();
    expect(mergedText('a b c d', 'e f g h')).toBeUndefined();
  });
});
