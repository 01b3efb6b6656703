import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../samples/verifier/src/files.mjs';
import { parseCSharp } from './csharp';
import { parseDart } from './dart';
import { parseKotlin } from './kotlin';
import { parsedApi } from './lines';
import { parseSwift } from './swift';
import { isType, scanSource } from './syntax';
import { typescriptProblems } from './typedoc';

const siteDir = resolve(__dirname, '../../..');

const languages = [
  { language: 'kotlin', ending: /\.kt$/, parse: parseKotlin },
  { language: 'swift', ending: /\.swift$/, parse: parseSwift },
  { language: 'csharp', ending: /\.cs$/, parse: parseCSharp },
  { language: 'dart', ending: /\.dart$/, parse: parseDart },
] as const;

/** Lines of code, without comments and blank lines. */
const codeLines = (source: string): [index: number, text: string][] => {
  let inComment = false;
  return [...source.split('\n').entries()].filter(([, line]) => {
    const text = line.trim();
    if (text.startsWith('/*')) inComment = true;
    const isComment = inComment || text.startsWith('//');
    if (text.endsWith('*/')) inComment = false;
    return text !== '' && !isComment;
  });
};

const isAccepted = (source: string, file: string, parse: (s: string, f: string) => unknown) => {
  try {
    parse(source, file);
    return true;
  } catch {
    return false;
  }
};

describe.each(languages)('declarations in $language', ({ ending, parse }) => {
  const files = listFiles(siteDir, 'api-sources', ending).map(
    (file) => [file, readFileSync(join(siteDir, file), 'utf8')] as const,
  );

  it('are refused without any one of their brackets', () => {
    const accepted: string[] = [];
    for (const [file, source] of files) {
      const lines = source.split('\n');
      for (const [index, text] of codeLines(source)) {
        for (const match of text.matchAll(/[()[\]{}]/g)) {
          const broken = text.slice(0, match.index) + text.slice(match.index + 1);
          const changed = lines.with(index, broken).join('\n');
          if (isAccepted(changed, file, parse))
            accepted.push(`${file}:${String(index + 1)} ${broken}`);
        }
      }
    }
    expect(accepted).toEqual([]);
  });

  it('are refused with any line whose first word is misspelled', () => {
    const accepted: string[] = [];
    for (const [file, source] of files) {
      const lines = source.split('\n');
      // Extensions are not shown, so what they hold is not read.
      const shown = source.slice(0, /^extension\b/m.exec(source)?.index);
      for (const [index, text] of codeLines(shown)) {
        const word =
          /^\s*(?:public|open|external|internal|override|class|enum|fun|val|var|object|import|package|namespace|using|case)\b/.exec(
            text,
          )?.[0];
        if (word === undefined) continue;
        const broken = `${word.slice(0, -1)}${text.slice(word.length)}`;
        const changed = lines.with(index, broken).join('\n');
        if (isAccepted(changed, file, parse))
          accepted.push(`${file}:${String(index + 1)} ${broken}`);
      }
    }
    expect(accepted).toEqual([]);
  });
});

describe('scanSource', () => {
  const faults = (source: string, language: 'kotlin' | 'csharp' | 'swift' = 'kotlin') =>
    scanSource(source, language).faults.map(({ line, message }) => `${String(line)}: ${message}`);

  it('accepts brackets, strings and comments that end', () => {
    expect(faults('a("}", \'"\') { /* ( /* nested */ ) */ }\n// (\nval s = """\n"("\n"""')).toEqual(
      [],
    );
    expect(faults("let a = b' // one's own", 'swift')).toEqual([]);
    expect(faults('/* no /* nesting */ class A { }', 'csharp')).toEqual([]);
  });

  it('names the line where something begins that never ends', () => {
    expect(faults('class A {\n  fun b()\n')).toEqual(['1: This "{" is never closed.']);
    expect(faults('class A\n}')).toEqual(['2: This "}" closes nothing.']);
    expect(faults('class A {\n  fun b(c: D\n}')).toEqual([
      '2: This "(" is not closed: a "}" on line 3 comes first.',
    ]);
    expect(faults('a\n/** b\n')).toEqual(['2: This comment is never closed.']);
    expect(faults('a\nval b = "c\nval d = "e"\nval f = "g')).toEqual([
      '2: This string is never closed.',
      '4: This string is never closed.',
    ]);
  });

  it('blanks comments, except doc comments, and keeps lines', () => {
    expect(scanSource('a /* b\nc */ d // e\n/** f */ /// g', 'kotlin').code).toBe(
      'a     \n     d     \n/** f */ /// g',
    );
  });
});

describe('isType', () => {
  it.each([
    'Int',
    'List<String?>?',
    '(Int, B) -> Unit',
    '[String: [Int]]',
    'void Function(int a, {String? b})',
    'Task<(bool ok, string name)>',
    'inout A',
    '@escaping (URL) throws -> Void',
    'byte[]?',
  ])('accepts %s', (type) => {
    expect(isType(type)).toBe(true);
  });

  it.each(['', 'Int Int', 'List<String', 'List<A>> ', 'A B<C>', 'A<B> C', 'A; B', '{'])(
    'refuses "%s"',
    (type) => {
      expect(isType(type)).toBe(false);
    },
  );
});

describe('what parsers report', () => {
  const problems = (parse: () => unknown): string => {
    try {
      parse();
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return '';
  };

  it('is everything in a file, and in all files of a folder', () => {
    const a =
      'class A {\n    vla b: Int by declared()\n    val c Int by declared()\n    fun d(e)\n}';
    const b = 'enum class B {\n    ONE\n    TWO,\n}';
    const files = new Map([
      ['A.kt', a],
      ['B.kt', b],
    ]);
    expect(problems(() => parsedApi('x', files, parseKotlin))).toBe(
      [
        'A.kt:2  This declaration cannot be read: vla b: Int by declared()',
        'A.kt:3  This declaration cannot be read: val c Int by declared()',
        'A.kt:4  This declaration cannot be read: fun d(e)',
        'B.kt:2  A comma is missing here.',
      ].join('\n'),
    );
  });

  it.each([
    [
      'kotlin',
      () => parseKotlin('class A(\n    val b: Int\n    val c: Int,\n)', 'a'),
      'a:2  A comma',
    ],
    ['csharp', () => parseCSharp('public enum A\n{\n    B\n    C,\n}', 'a'), 'a:3  A comma'],
    [
      'csharp',
      () => parseCSharp('public class A\n{\n    public int B() => 1\n}', 'a'),
      'a:3  This',
    ],
    ['dart', () => parseDart('enum A {\n  b\n  c,\n}', 'a'), 'a:2  A comma'],
    ['dart', () => parseDart('class A {\n  external int b\n}', 'a'), 'a:2  This'],
    ['dart', () => parseDart("import 'a.dart'\n", 'a'), 'a:1  This'],
    ['swift', () => parseSwift('public enum A {\n    case b c\n}', 'a'), 'a:2  This'],
    [
      'swift',
      () => parseSwift('public class A {\n    public func b() > Int {}\n}', 'a'),
      'a:2  This',
    ],
  ])('is a fault of %s with its line (%#)', (_, parse, message) => {
    expect(problems(parse)).toContain(message);
  });

  it('is nothing where private code has its own form', () => {
    const source =
      '/* About\n * the file */\nclass A {\n    private class B {\n        anything goes\n    }\n    /** C. */ val c: Int by declared()\n}';
    expect(parseKotlin(source, 'A.kt').map(({ id, comment }) => [id, comment.summary])).toEqual([
      ['A', ''],
      ['A.c', 'C.'],
    ]);
  });
});

describe('typescriptProblems', () => {
  mkdirSync(join(siteDir, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(siteDir, '.cache/syntax-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('finds syntax errors in all files, and no others', () => {
    writeFileSync(join(folder, 'a.ts'), 'export interface A {\n  b: string,,\n}\n');
    writeFileSync(join(folder, 'b.d.ts'), 'export enum B { ONE = 1\n');
    writeFileSync(join(folder, 'c.ts'), "import { D } from 'missing';\nexport type C = D;\n");
    const files = ['a.ts', 'b.d.ts', 'c.ts'].map((name) =>
      join(folder, name).slice(siteDir.length + 1),
    );
    expect(typescriptProblems(siteDir, files)).toEqual([
      { file: files[0], line: 2, message: 'Property or signature expected.' },
      { file: files[1], line: 2, message: "'}' expected." },
    ]);
  });
});
