import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, expect } from 'vitest';
import { siteDir } from '../../../tests/docsTree';
import { barcodeColorKeys, allColorKeys, colorKeys, defaults, resolveColors } from './defaults';

/** The `@defaultValue` text of every member of a configuration of colors, from the declarations. */
function declaredDefaults(file: string, type: string): Map<string, string> {
  const source = readFileSync(join(siteDir, 'api-sources/model', file), 'utf8');
  const body =
    new RegExp(`export interface ${type}[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? '';
  const members = body.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+)\?:/g);
  return new Map(
    [...members].map(([, comment = '', name = '']) => [
      name,
      /@defaultValue (.+)/.exec(comment)?.[1]?.trim() ?? '',
    ]),
  );
}

describe('default colors', () => {
  const declared = declaredDefaults('configuration.ts', 'ColorConfig');
  const barcode = declaredDefaults('barcode.ts', 'BarcodeColorConfig');

  it('cover exactly the declared colors', () => {
    expect([...declared.keys()].sort()).toEqual([...colorKeys].sort());
    expect([...barcode.keys()].sort()).toEqual([...barcodeColorKeys].sort());
    expect(Object.keys(resolveColors()).sort()).toEqual([...allColorKeys].sort());
  });

  it.each(Object.entries(defaults))('%s is as both SDKs declare it', (key, { light, dark }) => {
    const texts = [declared.get(key), barcode.get(key)].filter((text) => text !== undefined);
    expect(new Set(texts)).toEqual(new Set([`light \`${light}\`, dark \`${dark}\``]));
  });

  it('leave the title to follow the buttons of the top toolbar', () => {
    expect(declared.get('colorTopBarTitle')).toContain('colorTopBarForeground');
    const set = { light: '#112233', dark: '#445566' };
    expect(resolveColors().colorTopBarTitle).toEqual(defaults.colorTopBarForeground);
    expect(resolveColors({ colorTopBarForeground: set }).colorTopBarTitle).toEqual(set);
    expect(resolveColors({ colorTopBarTitle: set }).colorTopBarTitle).toEqual(set);
  });
});
