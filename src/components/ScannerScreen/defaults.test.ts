import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, expect } from 'vitest';
import { colorKeys, defaults, resolveColors } from './defaults';

/** The `@defaultValue` text of every member of ColorConfig, from the declarations. */
function declaredDefaults(): Map<string, string> {
  const source = readFileSync(join(process.cwd(), 'api-sources/model/configuration.ts'), 'utf8');
  const body = /export interface ColorConfig[^{]*\{([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  const members = body.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+)\?:/g);
  return new Map(
    [...members].map(([, comment = '', name = '']) => [
      name,
      /@defaultValue (.+)/.exec(comment)?.[1]?.trim() ?? '',
    ]),
  );
}

describe('default colors', () => {
  const declared = declaredDefaults();

  it('cover exactly the declared colors', () => {
    expect([...declared.keys()].sort()).toEqual([...colorKeys].sort());
  });

  it.each(Object.entries(defaults))('%s is as declared', (key, { light, dark }) => {
    expect(declared.get(key)).toBe(`light \`${light}\`, dark \`${dark}\``);
  });

  it('leave the title to follow the buttons of the top toolbar', () => {
    expect(declared.get('colorTopBarTitle')).toContain('colorTopBarForeground');
    const set = { light: '#112233', dark: '#445566' };
    expect(resolveColors().colorTopBarTitle).toEqual(defaults.colorTopBarForeground);
    expect(resolveColors({ colorTopBarForeground: set }).colorTopBarTitle).toEqual(set);
    expect(resolveColors({ colorTopBarTitle: set }).colorTopBarTitle).toEqual(set);
  });
});
