import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plan, programOf } from './programs';
import { readResponse } from './protocol';
import { xamlClass } from './xaml';
import type { Paths, Unit } from '../types';

const root = join(import.meta.dirname, '../../../..');

const paths: Paths = {
  root,
  verifier: join(root, 'samples/verifier'),
  apiSources: join(root, 'api-sources'),
  cache: join(root, 'samples/verifier/.cache'),
};

const sample: Unit = {
  kind: 'sample',
  language: 'csharp',
  file: 'samples/document/Windows/Program.cs',
  line: 1,
  indent: 0,
  code: '',
};

describe('programs', () => {
  const [windows, starter] = ['samples/document/Windows', 'samples/document/Windows/starter'];

  it.each([
    ['sample', `${windows}/Program.cs`, windows],
    ['fence', 'docs/Windows/intro.mdx', windows],
    ['canary', 'a/b.cs', windows],
    ['sample', `${starter}/App.xaml.cs`, starter],
    ['sample', `${windows}/starters/App.xaml.cs`, windows],
    ['sample', `${windows}-old/Program.cs`, undefined],
  ])('the one of the %s %s is in %s', (kind, file, folder) => {
    const unit = { ...sample, kind: kind as Unit['kind'], file };
    expect(programOf(unit)?.samples).toBe(folder);
  });

  it('compiles a program for every framework that it names, without the files of inner programs', () => {
    const { compilations } = plan([sample], paths);
    const ownPrograms = compilations.filter(({ kind }) => kind === 'program');
    expect(new Set(ownPrograms.map(({ framework }) => framework))).toEqual(
      new Set(['net472', 'net8.0']),
    );
    for (const { files } of ownPrograms) {
      const names = files.map(({ path }) => path);
      expect(names).toContain(sample.file);
      expect(names.filter((name) => name.includes('/starter'))).toEqual([]);
    }
  });
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

describe('XAML', () => {
  const known = {
    namespaces: new Set(['System.Windows', 'System.Windows.Controls', 'Microsoft.Maui.Controls']),
    events: new Set(['Click']),
  };
  const root = (content: string, attributes = '') => `<Window x:Class="Invoices.MainWindow"
    xmlns="http://schemas.microsoft.com/winfx/2006/xaml/presentation"
    xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml"
    xmlns:own="clr-namespace:Invoices.Parts"${attributes}>
${content}
</Window>`;
  const lines = (xaml: string) => xamlClass(xaml, known)?.text.trim().split('\n') ?? [];

  it('makes no field of a name inside a template', () => {
    const text = lines(root('<DataTemplate><Label x:Name="Row" /></DataTemplate>'));
    expect(text).toContain('Label element2 = null!;');
    expect(text.filter((line) => line.startsWith('internal'))).toEqual([]);
  });

  it('leaves XAML without a class, and broken XAML, to the XML checker', () => {
    expect(xamlClass('<ResourceDictionary />', known)).toBeUndefined();
    expect(xamlClass(root('<Button'), known)).toBeUndefined();
  });
});
