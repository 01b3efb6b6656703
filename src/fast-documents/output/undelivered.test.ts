import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readModuleClasses, undelivered } from './undelivered';

const siteDir = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => {
  rmSync(siteDir, { recursive: true });
});
writeFileSync(
  join(siteDir, 'a.module.css'),
  '/* 0.5s */\n.bar_wide,\n.button:hover > .icon {\n  margin: 0.5em;\n}\n\n.button {\n  color: red;\n}\n',
);
const modules = readModuleClasses(siteDir, ['a.module.css']);

it('classes of CSS modules are known with their lines', () => {
  expect(Object.fromEntries(modules)).toEqual({
    bar_wide: ['a.module.css:2'],
    button: ['a.module.css:3'],
    icon: ['a.module.css:3'],
  });
});

it('a class of a CSS module whose stylesheet is not delivered is named with its file', () => {
  expect(undelivered(['bar_wide_-A_b', 'button_Ab1-'], new Set(['button_Ab2c']), modules)).toEqual([
    'a.module.css:2  .bar_wide (bar_wide_-A_b) is shown, and no stylesheet has a rule for it.',
    'a.module.css:3  .button (button_Ab1-) is shown, and no stylesheet has a rule for it.',
  ]);
});

it('delivered classes, and those of no CSS module, are fine', () => {
  const shown = ['button_Ab1-', 'button', 'theme-doc_page', 'other_Ab1-'];
  expect(undelivered(shown, new Set(['button_Ab1-']), modules)).toEqual([]);
});
