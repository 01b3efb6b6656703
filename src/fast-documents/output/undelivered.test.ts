import { expect, it } from 'vitest';
import { exportedClasses } from './cssModules';
import { undelivered } from './undelivered';

const css = '/* 0.5s */\n.bar-wide,\n.button:hover > .icon {\n  margin: 0.5em;\n}\n';
const modules = new Map([
  ['bar_-A_b', 'a.module.css'],
  ['button_Ab1-', 'a.module.css'],
]);

it('a class of a CSS module whose stylesheet is not delivered is named with its file and line', () => {
  expect(
    undelivered(['bar_-A_b', 'button_Ab1-'], new Set(['bar_-A_b']), modules, () => css),
  ).toEqual(['a.module.css:3  .button is shown, and no stylesheet has a rule for it.']);
});

it('delivered classes, and those of no CSS module, are fine', () => {
  const shown = ['button_Ab1-', 'button', 'theme-doc_page'];
  expect(undelivered(shown, new Set(['button_Ab1-']), modules, () => css)).toEqual([]);
});

it('classes are read from what a CSS module exports', () => {
  expect(
    exportedClasses(
      '// Exports\nexport default {\n\t"bar": "bar_Ab1-",\n\t"own-rule": `own_x12_ bar_Ab1-`\n};\n',
    ),
  ).toEqual(['bar_Ab1-', 'own_x12_']);
});
