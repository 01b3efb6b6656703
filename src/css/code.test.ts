import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../components/ThemeBuilder/contrastRatio';

const read = (name: string): string => readFileSync(join(__dirname, name), 'utf8');
const css = read('code.css');
const site = `${read('infima.css')}\n${read('custom.css')}`;

/** Custom properties that the rules for one mode set. */
function properties(source: string, mode: 'light' | 'dark'): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const dark = selector.includes("[data-theme='dark']");
    if (!dark && !selector.includes(':root')) continue;
    if (dark !== (mode === 'dark')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      found.set(name, value.trim());
  }
  return found;
}

const hex = (value: string): string =>
  value.length === 4 ? value.replace(/[\da-f]/gi, '$&$&') : value;

describe.each(['light', 'dark'] as const)('code theme in %s mode', (mode) => {
  const tokens = properties(css, mode);

  it('sets every color that a token class uses', () => {
    const used = [...css.matchAll(/^pre code \.\w[\s\S]*?\{([^}]*)\}/gm)].flatMap(([, body = '']) =>
      [...body.matchAll(/var\((--dk-code-[\w-]+)\)/g)].map(([, name = '']) => name),
    );
    expect(used.length).toBeGreaterThan(10);
    expect([...tokens.keys()]).toEqual(expect.arrayContaining(used));
  });

  const backgrounds = ['--dk-code', '--dk-code-mark'];
  const pairs = [...tokens.keys()]
    .filter((name) => !/-(wash|mark)$/.test(name))
    .flatMap((name) =>
      /inserted|deleted/.test(name)
        ? [[name, '--dk-code'] as const, [name, `${name}-wash`] as const]
        : backgrounds.map((one) => [name, one] as const),
    );

  it.each(pairs)('%s is readable on %s', (name, background) => {
    const [color = '', behind = ''] = [name, background].map((one) =>
      hex(tokens.get(one) ?? properties(site, mode).get(one) ?? ''),
    );
    expect(contrastRatio(color, behind)).toBeGreaterThanOrEqual(4.5);
  });
});
