import { describe, expect, it } from 'vitest';
import { apiOfFiles, declarationsIn } from '../../api/declarations';
import { signatureProblems, unknownMember } from './packageSignatures';

const source = `namespace Deckle;

public static class Document
{
    public static NSUrl? WritePDF(NSUrl folder, string name) => throw new NotImplementedException();
    public static bool LoadFile(NSUrl fileUrl, string? password = null) => throw new NotImplementedException();
}
`;
const files = new Map([['api-sources/document/Xamarin/ios/Document.cs', source]]);
const ios = apiOfFiles('document/Xamarin/ios', files, await declarationsIn('csharp'));

const messages = (code: string): string[] =>
  signatureProblems(code, [ios]).map(({ line, message }) => `${line}: ${message}`);

describe('signatures on pages', () => {
  it('are those of the package, whatever their breaks', () => {
    const written = `// Xamarin.iOS: a folder
NSUrl? Document.WritePDF(
  NSUrl folder,
  string name
)
bool Document.LoadFile(NSUrl fileUrl, string? password = null)`;
    expect(messages(written)).toEqual([]);
  });

  it.each([
    [
      'an argument',
      'bool Document.LoadFile(NSUrl fileUrl)',
      'It declares "bool Document.LoadFile(',
    ],
    [
      'a result',
      'NSUrl Document.WritePDF(\n  NSUrl folder,\n  string name\n)',
      'It declares "NSUrl?',
    ],
    ['a name', 'bool Document.LoadFiles(NSUrl fileUrl)', 'Did you mean "Document.LoadFile"?'],
  ])('are reported if they have another %s', (_, code, hint) => {
    const [message = ''] = messages(`// Xamarin.iOS\n${code}`);
    expect(message).toContain('2: Xamarin.iOS does not declare "');
    expect(message).toContain(hint);
  });

  it('are reported if they name no package that is declared', () => {
    expect(messages('bool A.B()')[0]).toContain('1: Nothing compares this signature');
    expect(messages('// Xamarin.Mac\nbool A.B()')[0]).toContain('2: Nothing compares');
  });
});

describe('a member in inline code', () => {
  it.each(['Document.LoadFile', 'Document.LoadFile(NSUrl)', 'Uri.FromFile', 'Document', 'a.pdf'])(
    '%s is fine',
    (code) => {
      expect(unknownMember(code, [ios])).toBeUndefined();
    },
  );

  it('is reported if its type lacks it', () => {
    expect(unknownMember('Document.LoadFiles(url)', [ios])).toBe(
      '`Document.LoadFiles(url)`: no package of the platform declares it. Did you mean "Document.LoadFile"?',
    );
  });
});
