// The part of a class that a build writes from its XAML. Compiling it checks the XAML: every element, attribute and handler is used.

import { SaxesParser } from 'saxes';
import { positionAt } from '../positions.mjs';

/** @import { SaxesTagNS } from 'saxes' */

const xamlNamespaces = [
  'http://schemas.microsoft.com/winfx/2006/xaml',
  'http://schemas.microsoft.com/winfx/2009/xaml',
];

/** What an XML namespace means: the namespaces of its classes, in C#. WPF and WinUI share one. @type {Readonly<Record<string, readonly string[]>>} */
const vocabularies = {
  'http://schemas.microsoft.com/winfx/2006/xaml/presentation': [
    'System.Windows',
    'System.Windows.Controls',
    'System.Windows.Controls.Primitives',
    'System.Windows.Data',
    'System.Windows.Documents',
    'System.Windows.Input',
    'System.Windows.Media',
    'System.Windows.Media.Imaging',
    'System.Windows.Navigation',
    'System.Windows.Shapes',
    'Microsoft.UI.Xaml',
    'Microsoft.UI.Xaml.Controls',
    'Microsoft.UI.Xaml.Media',
  ],
  'http://schemas.microsoft.com/dotnet/2021/maui': [
    'Microsoft.Maui.Controls',
    'Microsoft.Maui.Controls.Shapes',
    'Microsoft.Maui.Graphics',
  ],
  'http://xamarin.com/schemas/2014/forms': ['Xamarin.Forms', 'Xamarin.Forms.Shapes'],
};

/**
 * @typedef {object} Vocabulary
 * @property {ReadonlySet<string>} namespaces Those that can be imported.
 * @property {ReadonlySet<string>} events Names of attributes that are events.
 *
 * @typedef {{ line: number, column: number }} Place 1-based.
 *
 * @typedef {object} Generated
 * @property {string} className With its namespace.
 * @property {Place} classPlace
 * @property {string} text
 * @property {Place[]} places Where each line of `text` comes from.
 */

/**
 * @param {string} xaml
 * @param {Vocabulary} known
 * @returns {Generated | undefined} `undefined` when the XAML belongs to no class, or is not well-formed.
 */
export function xamlClass(xaml, { namespaces, events }) {
  /** @type {{ name: string, place: Place } | undefined} */
  let owner;
  /** @type {{ text: string, place: Place }[]} */
  const fields = [];
  /** @type {{ text: string, place: Place }[]} */
  const uses = [];
  /** @type {Set<string>} */
  const imports = new Set();
  /** @type {{ variable: string, inTemplate: boolean }[]} */
  const open = [];
  let tagStart = 0;
  let count = 0;
  let rootType = '';
  let broken = false;

  const parser = new SaxesParser({ xmlns: true, position: true });
  parser.on('error', () => (broken = true));
  parser.on('opentagstart', ({ name }) => {
    tagStart = xaml.lastIndexOf(`<${name}`, parser.position);
  });
  /** @param {SaxesTagNS} tag */
  const openTag = ({ local, uri, attributes }) => {
    const parent = open.at(-1);
    const place = positionAt(xaml, tagStart);
    const type = typeName(local, uri);
    for (const space of vocabularies[uri] ?? []) imports.add(space);
    const at = (/** @type {string} */ name) =>
      positionAt(xaml, attributeStart(xaml, tagStart, name));

    if (local.includes('.')) {
      uses.push({ text: `_ = nameof(${type});`, place });
      open.push(parent ?? { variable: 'this', inTemplate: false });
      return;
    }

    const inTemplate = (parent?.inTemplate ?? false) || /Template$/.test(local);
    const own = Object.values(attributes).filter((attribute) =>
      xamlNamespaces.includes(attribute.uri),
    );
    const classAttribute = own.find((attribute) => attribute.local === 'Class');
    if (open.length === 0 && classAttribute) {
      owner = { name: classAttribute.value, place: at(classAttribute.name) };
      rootType = type;
    }
    const named =
      own.find((attribute) => attribute.local === 'Name') ??
      Object.values(attributes).find((attribute) => attribute.name === 'Name' && open.length > 0);
    const variable =
      open.length === 0 ? 'this' : named && !inTemplate ? named.value : `element${(count += 1)}`;
    if (open.length > 0) {
      if (named && !inTemplate)
        fields.push({
          text: `internal ${type} ${named.value} = null!;`,
          place: at(named.name),
        });
      else uses.push({ text: `${type} ${variable} = null!;`, place });
    }
    open.push({ variable, inTemplate });

    for (const { name, prefix, local: member, value } of Object.values(attributes)) {
      if (prefix !== '' || name === 'xmlns') continue;
      const here = at(name);
      if (member.includes('.')) {
        const [attachedTo = '', property = ''] = member.split('.');
        uses.push({
          text: `_ = nameof(${attachedTo}.Set${property});`,
          place: here,
        });
      } else if (events.has(member)) {
        uses.push({
          text: `${variable}.${member} += ${value};`,
          place: here,
        });
      } else {
        uses.push({ text: `_ = ${variable}.${member};`, place: here });
      }
    }
  };
  parser.on('opentag', openTag);
  parser.on('closetag', () => open.pop());
  parser.write(xaml).close();
  if (broken || owner === undefined) return undefined;

  const [, space = '', simple = owner.name] = /^(.*)\.(\w+)$/.exec(owner.name) ?? [];
  const start = owner.place;
  /** @param {string} text */
  const frame = (text) => ({ text, place: start });
  const lines = [
    ...[...imports].filter((name) => namespaces.has(name)).map((name) => frame(`using ${name};`)),
    ...(space === '' ? [] : [frame(`namespace ${space};`)]),
    frame(`partial class ${simple} : ${rootType}`),
    frame('{'),
    ...fields,
    frame('private void InitializeComponent()'),
    frame('{'),
    ...uses,
    frame('}'),
    frame('}'),
  ];
  return {
    className: owner.name,
    classPlace: start,
    text: `${lines.map(({ text }) => text).join('\n')}\n`,
    places: lines.map(({ place }) => place),
  };
}

/**
 * @param {string} local
 * @param {string} uri
 * @returns {string} The class in C#.
 */
function typeName(local, uri) {
  const space = /^(?:clr-namespace:|using:)([^;]+)/.exec(uri)?.[1];
  return space === undefined ? local : `global::${space}.${local}`;
}

/**
 * @param {string} text
 * @param {number} tagStart
 * @param {string} name
 * @returns {number}
 */
function attributeStart(text, tagStart, name) {
  const pattern = new RegExp(String.raw`\s${name.replace(/\./g, String.raw`\.`)}\s*=`, 'g');
  pattern.lastIndex = tagStart;
  const found = pattern.exec(text);
  return found === null ? tagStart : found.index + 1;
}
