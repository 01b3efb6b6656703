// The part of a window's class that the build writes from its XAML: the named elements, and the use of its handlers.

import { SaxesParser } from 'saxes';

const xamlNamespace = 'http://schemas.microsoft.com/winfx/2006/xaml';

/**
 * The C# for a XAML file. Every attribute is used, so that one the element does not have is an error.
 * @param {string} xaml
 * @param {string} codeBehind A value that is the name of a method there is an event handler.
 * @returns {string | undefined} `undefined` when the XAML belongs to no class.
 */
export function xamlClass(xaml, codeBehind) {
  /** @type {string | undefined} */
  let className;
  /** @type {string[]} */
  const fields = [];
  /** @type {string[]} */
  const uses = [];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, attributes }) => {
    if (local.includes('.')) return;
    const own = Object.values(attributes).filter(({ uri }) => uri === xamlNamespace);
    className ??= own.find((attribute) => attribute.local === 'Class')?.value;
    const name = own.find((attribute) => attribute.local === 'Name')?.value;
    if (name) fields.push(`    internal ${local} ${name} = new();`);
    const element = elements === 0 ? 'this' : (name ?? `element${elements}`);
    if (elements > 0 && !name) uses.push(`        var ${element} = new ${local}();`);
    elements += 1;
    for (const { prefix, local: member, value } of Object.values(attributes)) {
      if (prefix !== '' || member === 'xmlns' || member.includes('.')) continue;
      const handler = new RegExp(`\\b${value.replace(/\W/g, '')}\\(object`).test(codeBehind);
      uses.push(
        handler ? `        ${element}.${member} += ${value};` : `        _ = ${element}.${member};`,
      );
    }
  });
  parser.write(xaml).close();
  if (className === undefined) return undefined;
  const [, space = '', simple = className] = /^(.*)\.(\w+)$/.exec(className) ?? [];
  return [
    'using System.Windows.Controls;',
    ...(space === '' ? [] : [`namespace ${space};`]),
    `public partial class ${simple}`,
    '{',
    ...fields,
    '    private void InitializeComponent()',
    '    {',
    ...uses,
    '    }',
    '}',
    '',
  ].join('\n');
}
