import { describe, expect, it } from 'vitest';
import { apis, error, indexOf, scope } from '../../../../tests/fixtures/errors';
import { buildErrorsOf } from './buildErrors';
import type { BuildError, ErrorIndex } from './errorIndex';
import { errorList } from './errorPage';

const listOf = (index: Partial<ErrorIndex>): string =>
  errorList({ index: { ...indexOf([error]), ...index }, apis, expandOn: (_, text) => text });

// That it has every error and message: tests/build/errors.test.ts.
describe('the page of errors', () => {
  it('shows what a page says of a message, with links that lead where they do there, and none to that page', () => {
    const source = '## Build errors\n\n### Missing line\n\nAdd the [line](#install).\n\nThen sync.';
    const { found } = buildErrorsOf('docs/react-native/getStarted.mdx', source, scope, (x) => x);
    expect(listOf({ build: found })).toContain(
      'Add the [line](./react-native/getStarted.mdx#install).\n\nThen sync.\n\n</ErrorPart>',
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

  it('links a text of several platforms to the entries of the messages that it names', () => {
    const text =
      '## Build errors\n\n### Failed\n\n[Raise](#raise) it as [here](#install).\n\n### Too low {#raise}\n\nRaise it.';
    const found = (['react-native', 'capacitor'] as const).flatMap(
      (platform) => buildErrorsOf(platform, text, { ...scope, platform }, (x) => x).found,
    );
    const list = listOf({ build: found });
    expect(list).toContain('[Raise](#too-low) it as here.');
  });

  it('says once what is the same for both SDKs, and which names the Barcode SDK has instead', () => {
    const text = '## Build errors\n\n### No module\n\nAdd `{{name}}` {{version}}, not {{name}}.';
    const found = (['document', 'barcode'] as const).flatMap(
      (product) => buildErrorsOf(product, text, { ...scope, product }, (x) => x).found,
    );
    const expandOn = (file: string, source: string): string =>
      source
        .replaceAll('{{name}}', file === 'document' ? 'x' : 'y')
        .replace('{{version}}', file === 'document' ? '2.1' : '1.1');
    const index = { ...indexOf([error]), build: found };
    const list = errorList({ index, apis, expandOn });
    expect(list.match(/^Add.*$|^Barcode.*$|^<ErrorPart.*$/gm)?.slice(-3)).toEqual([
      '<ErrorPart on="react-native" summary="React Native">',
      'Add `x` 2.1, not x.',
      'Barcode SDK: `y` instead of `x`, `1.1` instead of `2.1`.',
    ]);
  });

  it('repeats a short fix of several messages, and links to a long one', () => {
    const listFor = (fix: string): string =>
      listOf({
        build: buildErrorsOf('a', `## Build errors\n\n### B\n\n### A\n\n${fix}`, scope, (x) => x)
          .found,
      });
    expect(listFor('Do it.').match(/^Do it\.$/gm)).toHaveLength(2);
    const list = listFor('Do it. '.repeat(15).trim());
    expect(list.match(/^Do it\./gm)).toHaveLength(1);
    expect(list.indexOf('### `A`')).toBeLessThan(list.indexOf('Do it.'));
    expect(list).toContain('The fix is the same as for [`A`](#a).');
  });
});
