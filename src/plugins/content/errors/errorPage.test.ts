import { describe, expect, it } from 'vitest';
import { apis, error, indexOf, scope } from '../../../../tests/fixtures/errors';
import { buildErrorsOf } from './buildErrors';
import type { BuildError, ErrorIndex } from './errorIndex';
import { errorList } from './errorPage';

const listOf = (index: Partial<ErrorIndex>): string =>
  errorList({ index: { ...indexOf([error]), ...index }, apis, expandOn: (_, text) => text });

// That it has every error and message: tests/build/errors.test.ts.
describe('the page of errors', () => {
  it('shows what a page says of a message, with links that lead where they do there', () => {
    const source = '## Build errors\n\n### Missing line\n\nAdd the [line](#install).\n\nThen sync.';
    const { found } = buildErrorsOf('docs/react-native/getStarted.mdx', source, scope, (x) => x);
    expect(listOf({ build: found })).toContain(
      'Add the [line](./react-native/getStarted.mdx#install).\n\nThen sync.\n\nDetails:',
    );
  });

  it('shows each fix below the platforms that have it', () => {
    const list = listOf({ sdk: [{ ...error, fix: { 'react-native': 'Here.' } }] });
    expect(list).toContain('summary="React Native">\n\nHere.\n\nDetails:\n\n- [React Native](');
    expect(list).not.toContain('What to do');
  });

  it('has one entry for a message in which only names differ, with both names and both texts', () => {
    const text = '## Build errors\n\n### No module {{name}}\n\nAdd it.';
    const read = (product: 'document' | 'barcode', name: string): readonly BuildError[] =>
      buildErrorsOf(`docs/${product}`, text, { ...scope, product }, () => name).found.map(
        (one) => ({ ...one, text: `Add ${name}.` }),
      );
    const list = listOf({ build: [...read('barcode', 'y'), ...read('document', 'x')] });
    expect(list.match(/^### `No.*`|^.*: `No.*`$|^Add.*$|^<ErrorPart.*$/gm)?.slice(-6)).toEqual([
      '### `No module x`',
      'React Native (Barcode SDK): `No module y`',
      '<ErrorPart on="react-native" summary="React Native">',
      'Add x.',
      '<ErrorPart on="react-native" summary="React Native (Barcode SDK)">',
      'Add y.',
    ]);
  });
});
