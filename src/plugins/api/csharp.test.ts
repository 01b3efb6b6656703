import { describe, expect, it } from 'vitest';
import { parseCSharp } from './csharp';
import { parsedApi } from './lines';

const source = `using System;

namespace Example.SDK;

internal static class Hidden
{
    public static int Secret() => 1;
}

/// Works on the document.
public static class Document
{
    public enum PDFPageFormat
    {
        FitToPages,
        /// Paper.
        A4 = 1,
    }

    /// Loads a file.
    /// @param path where it is
    /// @param data what is in it
    public static Task<bool> Load(string path) => throw new NotImplementedException();
    public static Task<bool> Load(byte[] data, string extension) => throw new NotImplementedException();
    public static string? WritePDF(string path, Func<int, bool>? done = null, PDFPageFormat format = PDFPageFormat.A4) => throw new NotImplementedException();
    /// The log.
    public static string Filename => throw new NotImplementedException();
}

[Serializable]
public class Configuration : Base, IEquatable<Configuration>
{
    public Configuration() { }
    public bool ReadBIC { get; set; }
    public IReadOnlyList<string>? Images { get; init; } = null;
    public (Color Light, Color Dark)? ColorPrimary { get; set; }
    public (int Width, int Height) SizeOf(int page) => throw new NotImplementedException();
    private int hidden;
}

public interface IListener
{
    void Read(string text);
}
`;

const api = parsedApi('Windows', new Map([['Sdk.cs', source]]), parseCSharp);
const get = (id: string) => {
  const symbol = api.symbols.get(id);
  if (symbol === undefined)
    throw new Error(`no ${id}; there are ${[...api.symbols.keys()].join(', ')}`);
  return symbol;
};

describe('parseCSharp', () => {
  it('finds every public symbol and none other', () => {
    expect([...api.symbols.keys()]).toEqual([
      'Document',
      'Document.PDFPageFormat',
      'Document.PDFPageFormat.FitToPages',
      'Document.PDFPageFormat.A4',
      'Document.Load',
      'Document.WritePDF',
      'Document.Filename',
      'Configuration',
      'Configuration.ReadBIC',
      'Configuration.Images',
      'Configuration.ColorPrimary',
      'Configuration.SizeOf',
      'IListener',
      'IListener.Read',
    ]);
  });

  it('reads functions', () => {
    expect(get('Document.WritePDF')).toMatchObject({
      kind: 'function',
      parent: 'Document',
      type: 'string?',
      isStatic: true,
      signature:
        'string? WritePDF(string path, Func<int, bool>? done = null, PDFPageFormat format = PDFPageFormat.A4)',
      parameters: [
        { name: 'path', type: 'string', optional: false },
        { name: 'done', type: 'Func<int, bool>?', optional: true, defaultValue: 'null' },
        { name: 'format', type: 'PDFPageFormat', defaultValue: 'PDFPageFormat.A4' },
      ],
    });
    expect(get('Configuration.SizeOf')).toMatchObject({
      type: '(int Width, int Height)',
      parameters: [{ name: 'page', type: 'int' }],
    });
    expect(get('IListener.Read')).toMatchObject({ kind: 'function', type: 'void' });
  });

  it('keeps the forms of a function together, under the comment of the first', () => {
    const load = get('Document.Load');
    expect(load.signature).toBe('Task<bool> Load(string path)');
    expect(load.comment).toMatchObject({
      summary: 'Loads a file.',
      params: { path: 'where it is', data: 'what is in it' },
    });
    expect(load.overloads?.map(({ signature }) => signature)).toEqual([
      'Task<bool> Load(byte[] data, string extension)',
    ]);
  });

  it('reads properties with their accessors', () => {
    expect(get('Configuration.ReadBIC')).toMatchObject({
      kind: 'property',
      type: 'bool',
      signature: 'bool ReadBIC { get; set; }',
    });
    expect(get('Configuration.Images')).toMatchObject({
      type: 'IReadOnlyList<string>?',
      signature: 'IReadOnlyList<string>? Images { get; init; }',
    });
    expect(get('Configuration.ColorPrimary').type).toBe('(Color Light, Color Dark)?');
    expect(get('Document.Filename')).toMatchObject({
      type: 'string',
      signature: 'string Filename { get; }',
      isStatic: true,
      comment: { summary: 'The log.' },
    });
  });

  it('reads types, their bases and their members', () => {
    expect(get('Document').signature).toBe('static class Document');
    expect(get('Configuration').bases).toEqual(['Base', 'IEquatable']);
    expect(get('Document.PDFPageFormat')).toMatchObject({ kind: 'enum', parent: 'Document' });
    expect(get('Document.PDFPageFormat.A4')).toMatchObject({
      kind: 'enumMember',
      comment: { summary: 'Paper.' },
    });
  });

  it('notes file and line', () => {
    expect(get('Document')).toMatchObject({ file: 'Sdk.cs', line: 11 });
  });

  it('names file and line of what it cannot read', () => {
    expect(() => parseCSharp('/// @sicne 1.5\npublic class A { }', 'A.cs')).toThrow(
      'A.cs:2  Unknown tag @sicne',
    );
    expect(() => parseCSharp('public class A\n{\n    public Other();\n}', 'A.cs')).toThrow(
      'A.cs:3  This declaration cannot be read: public Other();',
    );
  });
});
