import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productVersion } from './compiler.mjs';
import { isPart, plan, programOf, programs, unitPath } from './programs.mjs';
import { readDiagnostics, readResponse, writeRequest } from './protocol.mjs';
import { xamlClass } from './xaml.mjs';

/** @import { Paths, Unit } from '../types.d.ts' */

const root = join(import.meta.dirname, '../../../..');

/** @type {Paths} */
const paths = {
  root,
  verifier: join(root, 'samples/verifier'),
  apiSources: join(root, 'api-sources'),
  cache: join(root, 'samples/verifier/.cache'),
};

/** @type {Unit} */
const sample = {
  kind: 'sample',
  language: 'csharp',
  file: 'samples/document/Windows/Program.cs',
  line: 1,
  indent: 0,
  code: '',
};

describe('programs', () => {
  it('finds the program of a sample, of a block on a page and of a canary', () => {
    const [windows] = programs;
    expect(programOf(sample)).toBe(windows);
    expect(programOf({ ...sample, kind: 'fence', file: 'docs/Windows/intro.mdx' })).toBe(windows);
    expect(programOf({ ...sample, kind: 'canary', file: 'a/b.cs' })).toBe(windows);
  });

  it('finds none for a folder that no program declares', () => {
    expect(
      programOf({ ...sample, file: 'samples/document/Windows-old/Program.cs' }),
    ).toBeUndefined();
  });

  it('finds the program of the innermost folder', () => {
    const file = 'samples/document/Windows/starter/App.xaml.cs';
    expect(programOf({ ...sample, file })?.samples).toBe('samples/document/Windows/starter');
    expect(
      programOf({ ...sample, file: 'samples/document/Windows/starters/App.xaml.cs' })?.samples,
    ).toBe('samples/document/Windows');
  });

  it('compiles a program for every framework that it names, without the files of inner programs', async () => {
    const file = 'samples/document/Windows/Program.cs';
    const { compilations } = await plan([{ ...sample, file }], paths);
    const ownPrograms = compilations.filter(({ kind }) => kind === 'program');
    expect(new Set(ownPrograms.map(({ framework }) => framework))).toEqual(
      new Set(['net472', 'net8.0']),
    );
    for (const { files } of ownPrograms) {
      const names = files.map(({ path }) => path);
      expect(names).toContain(file);
      expect(names.filter((name) => name.includes('/starter'))).toEqual([]);
    }
  });

  it('takes the XAML of samples along, and no other XML', () => {
    /** @param {string} file @param {Unit['kind']} kind */
    const xml = (file, kind) => isPart({ ...sample, language: 'xml', kind, file });
    expect(xml('samples/document/Windows/App.xaml', 'sample')).toBe(true);
    expect(xml('samples/document/Android/res/values.xml', 'sample')).toBe(false);
    expect(xml('docs/Windows/getStarted.mdx', 'fence')).toBe(false);
  });

  it('distinguishes two blocks of a page', () => {
    const page = {
      ...sample,
      kind: /** @type {const} */ ('fence'),
      file: 'a.mdx',
    };
    expect(unitPath({ ...page, line: 3 })).not.toBe(unitPath({ ...page, line: 9 }));
  });
});

describe('protocol', () => {
  it('writes references before compilations, fields and records apart', () => {
    const request = writeRequest(
      [{ framework: 'net472', file: '0' }],
      [
        {
          name: 'a',
          kind: 'program',
          framework: 'net472',
          uses: ['stubs', 'api'],
          symbols: ['DEBUG'],
          files: [{ path: 'A.cs', text: 'class A;' }],
        },
      ],
    );
    expect(request.split('\u0002').map((record) => record.split('\u0001'))).toEqual([
      ['reference', 'net472', '0'],
      ['compile', 'a', 'program', 'net472', 'stubs,api', 'DEBUG', 'A.cs', 'class A;'],
    ]);
  });

  it('reads diagnostics, with tabs in the message', () => {
    expect(
      readDiagnostics('a\tA.cs\t3\t5\tError\tCS0117\tButton.Txt\t\tText,Tag\tno\tsuch\r\n\r\n'),
    ).toEqual([
      {
        compilation: 'a',
        path: 'A.cs',
        line: 3,
        column: 5,
        severity: 'Error',
        code: 'CS0117',
        gap: 'Button.Txt',
        hint: '',
        names: ['Text', 'Tag'],
        message: 'no\tsuch',
      },
    ]);
  });

  it('takes no answer for an answer only from a run that succeeded', () => {
    expect(readResponse('{"success":true,"stdOut":null,"stdErr":null}')).toEqual({ output: '' });
    expect(readResponse('{"success":true,"stdOut":"","stdErr":"out of memory"}')).toEqual({
      error: 'out of memory',
    });
    expect(
      readResponse(
        '{"success":false,"stdOut":null,"stdErr":null,"diagnostics":[{"message":"; expected"}]}',
      ),
    ).toEqual({ error: '; expected' });
  });
});

describe('the version of the compiler', () => {
  it('is read from the assembly', () => {
    const text = 'x\0ProductVersion\0\x004.14.0-3.25262.10+8edf\0Assembly Version\x004.0';
    expect(productVersion(Buffer.from(text, 'utf16le'))).toBe('4.14.0');
  });

  it('is not made up', () => {
    expect(productVersion(Buffer.from('nothing', 'utf16le'))).toBe('of unknown version');
  });
});

describe('XAML', () => {
  const known = {
    namespaces: new Set(['System.Windows', 'System.Windows.Controls', 'Microsoft.Maui.Controls']),
    events: new Set(['Click']),
  };
  const root = (
    /** @type {string} */ content,
    attributes = '',
  ) => `<Window x:Class="Invoices.MainWindow"
    xmlns="http://schemas.microsoft.com/winfx/2006/xaml/presentation"
    xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml"
    xmlns:own="clr-namespace:Invoices.Parts"${attributes}>
${content}
</Window>`;
  /** @param {string} xaml */
  const lines = (xaml) => xamlClass(xaml, known)?.text.trim().split('\n') ?? [];

  it('declares the named elements and uses every element and attribute', () => {
    expect(
      lines(
        root('  <Button x:Name="Open" Content="Open" Click="OnOpen" />\n  <Label />', ' Title="A"'),
      ),
    ).toEqual([
      'using System.Windows;',
      'using System.Windows.Controls;',
      'namespace Invoices;',
      'partial class MainWindow : Window',
      '{',
      'internal Button Open = null!;',
      'private void InitializeComponent()',
      '{',
      '_ = this.Title;',
      '_ = Open.Content;',
      'Open.Click += OnOpen;',
      'Label element1 = null!;',
      '}',
      '}',
    ]);
  });

  it('knows where each line comes from', () => {
    const generated = xamlClass(root('  <Button x:Name="Open" Click="OnOpen" />'), known);
    const at = (/** @type {string} */ text) =>
      generated?.places[generated.text.split('\n').indexOf(text)];
    expect(at('Open.Click += OnOpen;')).toEqual({
      line: 5,
      column: 25,
      handler: 'OnOpen',
      attribute: 'Click',
    });
    expect(at('internal Button Open = null!;')).toEqual({
      line: 5,
      column: 11,
    });
    expect(generated?.classPlace).toEqual({ line: 1, column: 9 });
  });

  it('checks attached properties, property elements and classes of the app', () => {
    const text = lines(root('<Grid.RowDefinitions /><own:Picker DockPanel.Dock="Top" />'));
    expect(text).toContain('_ = nameof(Grid.RowDefinitions);');
    expect(text).toContain('global::Invoices.Parts.Picker element1 = null!;');
    expect(text).toContain('_ = nameof(DockPanel.SetDock);');
  });

  it('makes no field of a name inside a template', () => {
    const text = lines(root('<DataTemplate><Label x:Name="Row" /></DataTemplate>'));
    expect(text).toContain('Label element2 = null!;');
    expect(text.filter((line) => line.startsWith('internal'))).toEqual([]);
  });

  it('imports the namespaces of the vocabulary in use', () => {
    const page = `<ContentPage xmlns="http://schemas.microsoft.com/dotnet/2021/maui"
  xmlns:x="http://schemas.microsoft.com/winfx/2009/xaml" x:Class="Invoices.MainPage" />`;
    expect(lines(page).filter((line) => line.startsWith('using'))).toEqual([
      'using Microsoft.Maui.Controls;',
    ]);
  });

  it('leaves XAML without a class, and broken XAML, to the XML checker', () => {
    expect(xamlClass('<ResourceDictionary />', known)).toBeUndefined();
    expect(xamlClass(root('<Button'), known)).toBeUndefined();
  });
});
