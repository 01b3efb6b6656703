// The part of a class that a build writes from its XAML. Compiling it checks the XAML: every element, attribute and handler is used.

import { SaxesParser } from 'saxes';
import { positionAt } from '../positions';
import type { SaxesTagNS } from 'saxes';

const xamlNamespaces = [
  'http://schemas.microsoft.com/winfx/2006/xaml',
  'http://schemas.microsoft.com/winfx/2009/xaml',
];

/** What an XML namespace means: the namespaces of its classes, in C#. WPF and WinUI share one. */
const vocabularies: Readonly<Record<string, readonly string[]>> = {
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

export interface Vocabulary {
  /** Those that can be imported. */
  readonly namespaces: ReadonlySet<string>;
  /** Names of attributes that are events. */
  readonly events: ReadonlySet<string>;
}

/** 1-based. */
export interface Place {
  line: number;
  column: number;
}

export interface Generated {
  /** With its namespace. */
  readonly className: string;
  readonly classPlace: Place;
  readonly text: string;
  /** Where each line of `text` comes from. */
  readonly places: Place[];
}

/** `undefined` when the XAML belongs to no class, or is not well-formed. */
export function xamlClass(xaml: string, { namespaces, events }: Vocabulary): Generated | undefined {
  let owner: { name: string; place: Place } | undefined;
  const fields: { text: string; place: Place }[] = [];
  const uses: { text: string; place: Place }[] = [];
  const imports = new Set<string>();
  const open: { variable: string; inTemplate: boolean }[] = [];
  let tagStart = 0;
  let count = 0;
  let rootType = '';
  let failure: Error | undefined;

  const parser = new SaxesParser({ xmlns: true, position: true });
  parser.on('error', (error) => (failure = error));
  parser.on('opentagstart', ({ name }) => {
    tagStart = xaml.lastIndexOf(`<${name}`, parser.position);
  });
  const openTag = ({ local, uri, attributes }: SaxesTagNS) => {
    const parent = open.at(-1);
    const place = positionAt(xaml, tagStart);
    const type = typeName(local, uri);
    for (const space of vocabularies[uri] ?? []) imports.add(space);
    const at = (name: string) => positionAt(xaml, attributeStart(xaml, tagStart, name));

    if (local.includes('.')) {
      uses.push({ text: `_ = nameof(${type});`, place });
      open.push(parent ?? { variable: 'this', inTemplate: false });
      return;
    }

    const inTemplate = (parent?.inTemplate ?? false) || local.endsWith('Template');
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
  if (failure !== undefined || owner === undefined) return undefined;

  const [, space = '', simple = owner.name] = /^(.*)\.(\w+)$/.exec(owner.name) ?? [];
  const start = owner.place;
  const frame = (text: string) => ({ text, place: start });
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

/** The class in C#. */
function typeName(local: string, uri: string): string {
  const space = /^(?:clr-namespace:|using:)([^;]+)/.exec(uri)?.[1];
  return space === undefined ? local : `global::${space}.${local}`;
}

function attributeStart(text: string, tagStart: number, name: string): number {
  const pattern = new RegExp(String.raw`\s${name.replace(/\./g, String.raw`\.`)}\s*=`, 'g');
  pattern.lastIndex = tagStart;
  const found = pattern.exec(text);
  return found === null ? tagStart : found.index + 1;
}
