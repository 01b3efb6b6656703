import { describe, expect, it } from 'vitest';
import { apiOf, apis, resolvedIn } from '../../../../tests/fixtures/apis';
import { apiOfFiles, declarationsIn } from '../../api/declarations';
import type { ApiSet, Scope } from '../../api/types';
import { addedIn, versionOf } from './since';

const parseDart = await declarationsIn('dart');

const android: Scope = { product: 'document', platform: 'Android' };

const flutter: Scope = { product: 'document', platform: 'Flutter' };

/** A set of declarations in which Flutter's package is this source. */
function withFlutter(source: string): ApiSet {
  const api = apiOfFiles('document/Flutter', new Map([['api.dart', source]]), parseDart);
  return { model: apiOf('model', []), platforms: new Map([['document/Flutter', api]]) };
}

it('symbols of the first release count as old', () => {
  expect(
    addedIn(apis, android, resolvedIn(apis, android, 'ScanConfiguration.timeout')),
  ).toBeUndefined();
  expect(addedIn(apis, android, resolvedIn(apis, android, 'ScanConfiguration.filter'))).toBe(
    '1.8.0.0',
  );
});

describe('versionOf', () => {
  const set = withFlutter(
    [
      '/// @since 1.2.0',
      'enum Paper {',
      '  /// @since 1.0.0',
      '  a4,',
      '  /// @since 1.3.0',
      '  letter,',
      '}',
      '/// @since 2.0.0',
      'class Base {',
      '  /// @since 1.1.0',
      '  external bool? crop;',
      '}',
      '/// @since 1.0.0',
      'class Settings extends Base {}',
    ].join('\n'),
  );
  const of = (id: string) => resolvedIn(set, flutter, id);

  it('takes no member for older than its type', () => {
    expect(versionOf(set, flutter, of('Paper.a4'))).toBe('1.2.0');
    expect(versionOf(set, flutter, of('Paper.letter'))).toBe('1.3.0');
  });

  it('allows a base to be newer than its subtypes', () => {
    expect(versionOf(set, flutter, of('Base.crop'))).toBe('1.1.0');
    expect(versionOf(set, flutter, of('Settings.crop'))).toBe('1.1.0');
  });
});
