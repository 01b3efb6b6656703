import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { normalizeText } from '../../base/text';
import { ProblemsError, type Problem } from '../../base/problems';
import { commentBody, parseComment } from './comment';
import type { Api, ApiComment, ApiParameter, ApiSymbol } from './types';

type Member = ts.PropertySignature | ts.MethodSignature;

const isMember = (node: ts.Node): node is Member =>
  ts.isPropertySignature(node) || ts.isMethodSignature(node);

const printer = ts.createPrinter({ removeComments: true });

/**
 * A type as its declaration spells it, in one line. The checker is not asked: it would forget that a string is called
 * `HexColor`.
 */
const typeText = (type: ts.Node | undefined): string =>
  type === undefined
    ? ''
    : printer
        .printNode(ts.EmitHint.Unspecified, type, type.getSourceFile())
        .replace(/\s+/g, ' ')
        .replace(/; \}/g, ' }')
        .replace(/^\| /, '');

const isOptional = ({ questionToken }: Member | ts.ParameterDeclaration): boolean =>
  questionToken !== undefined;

/** A name with its type: `path?: string`. */
const typed = (node: ts.PropertySignature | ts.ParameterDeclaration): string =>
  `${node.name.getText()}${isOptional(node) ? '?' : ''}: ${typeText(node.type)}`;

/** What reading a package needs of the program that it is part of. */
interface Program {
  readonly siteDir: string;
  readonly checker: ts.TypeChecker;
  readonly report: (node: ts.Node, message: string) => void;
}

function placeOf(node: ts.Node, siteDir: string): Pick<Problem, 'file' | 'line'> {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return { file: relative(siteDir, source.fileName).split(sep).join('/'), line: line + 1 };
}

function commentOf(node: ts.Node, { report }: Program): ApiComment {
  const written = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc)?.getText() ?? '';
  try {
    return parseComment(commentBody(written), { keepsLines: true });
  } catch (error) {
    report(node, error instanceof Error ? error.message : String(error));
    return { summary: '' };
  }
}

/** Parameters as the method's comment describes them, with the members of an inline options object as separate parameters. */
function parametersOf(
  method: ts.MethodSignature,
  { params = {} }: ApiComment,
  program: Program,
): ApiParameter[] {
  return method.parameters.flatMap((parameter): ApiParameter[] => {
    const { type } = parameter;
    if (type !== undefined && ts.isTypeLiteralNode(type)) {
      return type.members.filter(ts.isPropertySignature).map((member) => {
        const { summary, defaultValue } = commentOf(member, program);
        return {
          name: member.name.getText(),
          type: typeText(member.type),
          optional: isOptional(member),
          description: summary,
          ...(defaultValue === undefined ? {} : { defaultValue }),
        };
      });
    }
    const name = parameter.name.getText();
    return [
      {
        name,
        type: typeText(type),
        optional: isOptional(parameter),
        description: params[name] ?? '',
      },
    ];
  });
}

/** What an import or export stands for; anything else is itself. */
const targetOf = (symbol: ts.Symbol, { checker }: Program): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

/** The name of a base in its own module, where an import may call it otherwise. */
function baseName({ expression }: ts.ExpressionWithTypeArguments, program: Program): string {
  const symbol = program.checker.getSymbolAtLocation(expression);
  return symbol === undefined ? expression.getText() : targetOf(symbol, program).name;
}

/** What is declared by a name that a package exports. */
interface Exported {
  readonly name: string;
  readonly node: ts.Declaration;
}

/** Everything that a module exports, also from others, in the order of files and lines. */
function exportsOf(module: ts.SourceFile, program: Program): Exported[] {
  const { checker, siteDir, report } = program;
  const symbol = checker.getSymbolAtLocation(module);
  const found = (symbol ? checker.getExportsOfModule(symbol) : []).flatMap((one) => {
    const { declarations = [] } = targetOf(one, program);
    if (declarations.length === 0) {
      report(one.declarations?.[0] ?? module, `"${one.name}" refers to nothing.`);
    }
    // A default export has no name.
    const name = one.name === 'default' ? 'DeckleSDK' : one.name;
    return declarations.map((node): Exported => ({ name, node }));
  });
  const place = ({ node }: Exported): string => {
    const { file, line } = placeOf(node, siteDir);
    return `${file} ${String(line).padStart(6)}`;
  };
  return found.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** The members of an interface: its own, and those of bases that the package doesn't export. What an exported one declares is said there. */
function membersOf(
  node: ts.InterfaceDeclaration,
  exported: readonly Exported[],
  { checker, siteDir }: Program,
): Member[] {
  const type = checker.getTypeAtLocation(node);
  const isSaid = ({ name }: ts.Symbol): boolean =>
    (type.getBaseTypes() ?? []).some(
      (base) =>
        exported.some((one) => one.name === base.symbol.name) &&
        base.getProperty(name) !== undefined,
    );
  return checker
    .getPropertiesOfType(type)
    .flatMap((property) => {
      const member = property.declarations?.find(isMember);
      if (member === undefined || (member.parent !== node && isSaid(property))) return [];
      return [member];
    })
    .sort((a, b) => {
      const [{ file, line }, other] = [placeOf(a, siteDir), placeOf(b, siteDir)];
      return file.localeCompare(other.file) || line - other.line;
    });
}

/** The symbols that one package's entry module exports. */
function apiOf(id: string, module: ts.SourceFile, program: Program): Api {
  const symbols = new Map<string, ApiSymbol>();
  const add = (
    node: ts.Node,
    fields: Pick<ApiSymbol, 'kind' | 'name' | 'type' | 'signature'> & Partial<ApiSymbol>,
  ): void => {
    const { kind, name, parent } = fields;
    const place = placeOf(node, program.siteDir);
    const comment = commentOf(node, program);
    const symbol: ApiSymbol = {
      id: parent === undefined ? name : `${parent}.${name}`,
      optional: false,
      parameters: ts.isMethodSignature(node) ? parametersOf(node, comment, program) : [],
      comment,
      bases: [],
      result: (symbols.get(parent ?? '')?.comment ?? comment).jsonResult !== undefined,
      ...place,
      ...fields,
    };
    symbols.set(kind === 'variable' ? `${symbol.id}()` : symbol.id, symbol);
  };
  const exported = exportsOf(module, program);
  for (const { name, node } of exported) {
    if (ts.isEnumDeclaration(node)) {
      add(node, { kind: 'enum', name, type: '', signature: `enum ${name}` });
      for (const member of node.members) {
        const memberName = member.name.getText();
        add(member, {
          kind: 'enumMember',
          name: memberName,
          parent: name,
          type: typeText(member.initializer),
          signature: `${name}.${memberName}`,
        });
      }
    } else if (ts.isInterfaceDeclaration(node)) {
      const bases = (node.heritageClauses ?? []).flatMap(({ types }) =>
        types.map((type) => baseName(type, program)),
      );
      add(node, { kind: 'interface', name, type: '', signature: `interface ${name}`, bases });
      for (const member of membersOf(node, exported, program)) {
        const common = { name: member.name.getText(), parent: name, type: typeText(member.type) };
        if (ts.isPropertySignature(member)) {
          const optional = isOptional(member);
          add(member, { ...common, kind: 'property', signature: typed(member), optional });
        } else {
          const signature = `${common.name}(${member.parameters.map(typed).join(', ')}): ${common.type}`;
          add(member, { ...common, kind: 'function', signature });
        }
      }
    } else if (ts.isTypeAliasDeclaration(node)) {
      const type = typeText(node.type);
      add(node, { kind: 'alias', name, type, signature: `type ${name} = ${type}` });
    } else if (ts.isVariableDeclaration(node)) {
      const type = typeText(node.type);
      add(node, { kind: 'variable', name, type, signature: `const ${name}: ${type}` });
    }
  }
  return { id, symbols };
}

/**
 * Reads packages in TypeScript.
 *
 * @param entryPoints Paths of the modules that export all that a package has, relative to the site, by the id of the package.
 * @throws ProblemsError with syntax errors, exports that refer to nothing, and comments with unknown tags. Whether types
 *   exist is not looked at.
 */
export function readTypescript(
  siteDir: string,
  entryPoints: ReadonlyMap<string, string>,
): Map<string, Api> {
  const options: ts.CompilerOptions = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    // Bases are written with `Omit`.
    lib: ['lib.es5.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.readFile = (path) => {
    const text = ts.sys.readFile(path);
    return text === undefined ? undefined : normalizeText(text);
  };
  const files = [...entryPoints.values()].map((path) => join(siteDir, path));
  const program = ts.createProgram(files, options, host);
  const problems = program.getSyntacticDiagnostics().map(({ file, start, messageText }) => ({
    file: relative(siteDir, file.fileName).split(sep).join('/'),
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
  const own: Program = {
    siteDir,
    checker: program.getTypeChecker(),
    report: (node, message) => void problems.push({ ...placeOf(node, siteDir), message }),
  };
  const packages = [...entryPoints].map(([id, path]): [string, Api] => {
    const module = program.getSourceFile(join(siteDir, path));
    if (module === undefined) throw new Error(`There is no file ${path}.`);
    return [id, apiOf(id, module, own)];
  });
  if (problems.length > 0) throw new ProblemsError(problems);
  return new Map(packages);
}
