// The part of a class that a build writes from its XAML. Compiling it checks the XAML: every element, attribute and handler is used.

import { SaxesParser } from 'saxes';
import { positionAt } from '../positions';

/** What XAML can name. */
export interface Vocabulary {
  /** Those of its classes. */
  readonly namespaces: readonly string[];
  /** Names of attributes that are events. */
  readonly events: ReadonlySet<string>;
}

/** The class in C#. */
function typeName(local: string, uri: string): string {
  const space = /^(?:clr-namespace:|using:)([^;]+)/.exec(uri)?.[1];
  return space === undefined ? local : `global::${space}.${local}`;
}

/**
 * The generated half of a class, each part on the line of the XAML that it stands for.
 *
 * @returns Nothing where the XAML belongs to no class, or isn't well-formed, which the XML checker reports.
 */
export function xamlClass(xaml: string, { namespaces, events }: Vocabulary): string {
  const lines = xaml.split('\n').map((): string[] => []);
  const write = (line: number, text: string) => lines[line - 1]?.push(text);
  let className: string | undefined;
  let failure: Error | undefined;
  let depth = 0;
  let count = 0;
  let tagLine = 1;
  const attributeLines = new Map<string, number>();

  const parser = new SaxesParser({ xmlns: true, position: true });
  parser.on('error', (error) => (failure = error));
  parser.on('opentagstart', ({ name }) => {
    tagLine = positionAt(xaml, xaml.lastIndexOf(`<${name}`, parser.position)).line;
    attributeLines.clear();
  });
  parser.on('attribute', ({ name }) => attributeLines.set(name, parser.line));
  parser.on('opentag', ({ local, uri, attributes }) => {
    const type = typeName(local, uri);
    const isRoot = depth === 0;
    depth += 1;
    if (local.includes('.')) {
      write(tagLine, `string use${(count += 1)} => nameof(${type});`);
      return;
    }
    if (isRoot) {
      const [, space, name] = /^(.*)\.(\w+)$/.exec(attributes['x:Class']?.value ?? '') ?? [];
      className = name;
      const usings = namespaces.map((namespace) => `using ${namespace};`).join(' ');
      write(tagLine, `${usings} namespace ${space}; partial class ${name} : ${type} {`);
      write(tagLine, 'private void InitializeComponent() { }');
    }
    const variable = isRoot ? 'this' : (attributes['x:Name']?.value ?? `element${(count += 1)}`);
    if (!isRoot) write(tagLine, `internal ${type} ${variable} = null!;`);
    for (const { name, prefix, local: member, value } of Object.values(attributes)) {
      if (prefix !== '' || name === 'xmlns') continue;
      const line = attributeLines.get(name) ?? tagLine;
      const [owner, property] = member.split('.');
      const use = `use${(count += 1)}`;
      if (property !== undefined) write(line, `string ${use} => nameof(${owner}.Set${property});`);
      else if (events.has(member))
        write(line, `void ${use}() => ${variable}.${member} += ${value};`);
      else write(line, `object? ${use} => ${variable}.${member};`);
    }
  });
  parser.on('closetag', () => (depth -= 1));
  parser.write(xaml).close();
  if (className === undefined || failure !== undefined) return '';
  return `${lines.map((parts) => parts.join(' ')).join('\n')}\n}\n`;
}
