import { describe, expect, it } from 'vitest';
import { parseCSharp } from './csharp';
import { parsedApi } from './lines';
import { mergePackages, type PackageApi } from './packages';

const packageOf = (label: string, body: string): PackageApi => ({
  label,
  api: parsedApi(label, new Map([[`${label}.cs`, `namespace ${label};\n${body}`]]), parseCSharp),
});

const shared = `public static class Reader
{
    /// Reads.
    public static string Read() => "";
`;
const merged = mergePackages('all', [
  packageOf(
    'Shared',
    `${shared}    /// Opens.
    /// @param path where it is
    public static bool Open(string path) => true;
}
public enum Level
{
    High,
}
public class Colors
{
    public string Primary { get; set; }
}`,
  ),
  {
    ...packageOf(
      'Native',
      `${shared}    /// @param file the file itself
    public static bool Open(File file) => true;
    /// Closes.
    public static void Close() { }
    public enum Level
    {
        High,
    }
}
public class Colors
{
    public void SetPrimary(Color color) { }
}`,
    ),
    renamed: [
      ['Reader.Level', 'Level'],
      ['Colors.Set', 'Colors.'],
    ],
  },
]);
const get = (id: string) => {
  const symbol = merged.symbols.get(id);
  if (symbol === undefined) throw new Error([...merged.symbols.keys()].join(', '));
  return symbol;
};

describe('mergePackages', () => {
  it('has every symbol once, in the spelling of the first package', () => {
    expect([...merged.symbols.keys()]).toEqual([
      'Reader',
      'Reader.Read',
      'Reader.Open',
      'Level',
      'Level.High',
      'Colors',
      'Colors.Primary',
      'Reader.Close',
    ]);
    expect(merged.packages).toEqual(['Shared', 'Native']);
  });

  it('names no packages if all declare the same', () => {
    expect(get('Reader.Read').packages).toBeUndefined();
    expect(get('Reader').packages).toBeUndefined();
  });

  it('keeps the forms that differ, under the comment of the first', () => {
    const open = get('Reader.Open');
    expect(open.comment.summary).toBe('Opens.');
    expect(open.packages).toMatchObject([
      { labels: ['Shared'], symbol: { signature: 'bool Open(string path)' } },
      {
        labels: ['Native'],
        symbol: {
          signature: 'bool Open(File file)',
          parameters: [{ name: 'file', description: 'the file itself' }],
        },
      },
    ]);
  });

  it('resolves renamed symbols of a package', () => {
    expect(get('Level').packages?.map(({ symbol }) => symbol.id)).toEqual([
      'Level',
      'Reader.Level',
    ]);
    expect(get('Level.High')).toMatchObject({ parent: 'Level', name: 'High' });
    expect(get('Colors.Primary').packages?.[1]?.symbol).toMatchObject({
      kind: 'function',
      signature: 'void SetPrimary(Color color)',
    });
  });

  it('names the packages that have a symbol, unless all do', () => {
    expect(get('Reader.Close').packages).toMatchObject([{ labels: ['Native'] }]);
  });
});
