import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../tests/fixtures/apis';
import { missingColors } from './missingColors';
import { apiKey, type ApiSet, type Scope } from './resolve';

const model = apiOf('model', [
  { id: 'ColorConfig', kind: 'interface' },
  { id: 'ColorConfig.colorPrimary', kind: 'property' },
  { id: 'ColorConfig.colorOnPrimary', kind: 'property' },
  { id: 'ColorConfig.colorTopBarTitle', kind: 'property' },
]);

function apisWith(scope: Scope, members: readonly string[]): ApiSet {
  const api = apiOf(apiKey(scope), [
    { id: 'ColorConfiguration', kind: 'interface' },
    ...members.map((name) => ({
      id: `ColorConfiguration.${name}`,
      kind: name.startsWith('set') ? ('function' as const) : ('property' as const),
    })),
  ]);
  return { model, platforms: new Map([[apiKey(scope), api]]) };
}

describe('missingColors', () => {
  it('names what the platform does not declare', () => {
    const scope: Scope = { product: 'document', platform: 'Xamarin' };
    expect(missingColors(apisWith(scope, ['ColorPrimary']), scope)).toEqual([
      'colorOnPrimary',
      'colorTopBarTitle',
    ]);
  });

  it('is empty where every color exists, also as a function that sets it', () => {
    const maui: Scope = { product: 'document', platform: 'MAUI' };
    const members = ['ColorPrimary', 'ColorOnPrimary', 'ColorTopBarTitle'];
    expect(missingColors(apisWith(maui, members), maui)).toEqual([]);
    const ios: Scope = { product: 'document', platform: 'iOS' };
    const setters = ['setColorPrimary', 'setColorOnPrimary', 'setColorTopBarTitle'];
    expect(missingColors(apisWith(ios, setters), ios)).toEqual([]);
  });
});
