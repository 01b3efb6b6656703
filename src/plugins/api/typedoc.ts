import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import type { JSONOutput } from 'typedoc';
import type { Node } from 'typescript';
import { normalizeText } from '../../base/text.mjs';
import type { Problem } from '../../base/problems';
import { setField, tagFields } from './comment';
import type { Api, ApiComment, ApiParameter, ApiSymbol, SymbolKind } from './types';

type Reflection = JSONOutput.DeclarationReflection | JSONOutput.ReferenceReflection;

function textOf(parts: readonly JSONOutput.CommentDisplayPart[] | undefined): string {
  return (parts ?? [])
    .map((part) => part.text)
    .join('')
    .trim();
}

/** A TypeDoc comment in our shape. */
export function commentOf(comment: JSONOutput.Comment | undefined): ApiComment {
  const result: { -readonly [K in keyof ApiComment]: ApiComment[K] } & { summary: string } = {
    summary: textOf(comment?.summary),
  };
  for (const tag of comment?.blockTags ?? []) {
    if (tag.tag === '@example') setField(result, 'examples', textOf(tag.content));
    const field = tagFields[tag.tag];
    if (field === undefined) continue;
    const text = textOf(tag.content);
    // TypeDoc fences a bare default; ours are Markdown already.
    setField(
      result,
      field,
      field === 'defaultValue' ? text.replace(/^```\w*\n([\s\S]*?)\n```$/, '$1') : text,
    );
  }
  return result;
}

/** A type as readable TypeScript source. */
function typeText(type: JSONOutput.SomeType | undefined): string {
  if (type === undefined) return '';
  switch (type.type) {
    case 'intrinsic':
      return type.name;
    case 'literal':
      return typeof type.value === 'string' ? `'${type.value}'` : JSON.stringify(type.value);
    case 'reference':
      return type.typeArguments === undefined || type.typeArguments.length === 0
        ? type.name
        : `${type.name}<${type.typeArguments.map((t) => typeText(t)).join(', ')}>`;
    case 'array': {
      const element = typeText(type.elementType);
      return /[ |]/.test(element) ? `(${element})[]` : `${element}[]`;
    }
    case 'union':
      return type.types.map((t) => typeText(t)).join(' | ');
    case 'reflection': {
      const { declaration } = type;
      const signature = declaration.signatures?.[0];
      if (signature !== undefined) {
        return `(${parametersText(signature.parameters)}) => ${typeText(signature.type)}`;
      }
      const members = (declaration.children ?? []).map(
        (child) =>
          `${child.name}${child.flags.isOptional === true ? '?' : ''}: ${typeText(child.type)}`,
      );
      return `{ ${members.join('; ')} }`;
    }
    default:
      throw new Error(`Type "${type.type}" of TypeDoc has no text yet; add it to typeText().`);
  }
}

function parametersText(list: readonly JSONOutput.ParameterReflection[] | undefined): string {
  return (list ?? [])
    .map((p) => `${p.name}${p.flags.isOptional === true ? '?' : ''}: ${typeText(p.type)}`)
    .join(', ');
}

/** Parameters, with the members of a single inline options object as separate parameters. */
function parametersOf(signature: JSONOutput.SignatureReflection): ApiParameter[] {
  return (signature.parameters ?? []).flatMap((parameter): ApiParameter[] => {
    const comment = commentOf(parameter.comment);
    if (
      parameter.type?.type === 'reflection' &&
      parameter.type.declaration.children !== undefined
    ) {
      return parameter.type.declaration.children.map((child) => {
        const own = commentOf(child.comment);
        return {
          name: child.name,
          type: typeText(child.type),
          optional: child.flags.isOptional === true,
          description: own.summary,
          ...(own.defaultValue === undefined ? {} : { defaultValue: own.defaultValue }),
        };
      });
    }
    return [
      {
        name: parameter.name,
        type: typeText(parameter.type),
        optional: parameter.flags.isOptional === true || parameter.defaultValue !== undefined,
        description: comment.summary,
        ...(parameter.defaultValue === undefined ? {} : { defaultValue: parameter.defaultValue }),
      },
    ];
  });
}

/** Numbers of TypeDoc's `ReflectionKind`, which are part of its JSON format. */
export const reflectionKinds = {
  enum: 8,
  variable: 32,
  interface: 256,
  alias: 2_097_152,
} as const;

const isReference = (reflection: Reflection): reflection is JSONOutput.ReferenceReflection =>
  reflection.variant === 'reference';

/** The symbols that one package's entry module exports, from TypeDoc's JSON of the whole project. */
function typedocApi(
  id: string,
  module: JSONOutput.DeclarationReflection,
  project: JSONOutput.ProjectReflection,
  byId: ReadonlyMap<number, Reflection>,
  written: ReadonlyMap<string, string>,
): Api {
  const symbols = new Map<string, ApiSymbol>();
  const add = (
    reflection: JSONOutput.DeclarationReflection,
    kind: SymbolKind,
    fields: Partial<ApiSymbol>,
  ): void => {
    const source = reflection.sources?.[0];
    const name = fields.name ?? reflection.name;
    const symbol: ApiSymbol = {
      id: name,
      kind,
      name,
      type: typeText(reflection.type),
      signature: name,
      optional: reflection.flags.isOptional === true,
      parameters: [],
      comment: commentOf(reflection.comment),
      bases: [],
      result: source?.fileName.endsWith('results.ts') === true,
      file: source?.fileName ?? '',
      line: source?.line ?? 0,
      ...fields,
    };
    symbols.set(kind === 'variable' ? `${symbol.id}()` : symbol.id, symbol);
  };

  const exported = (module.children ?? []).map((child): JSONOutput.DeclarationReflection => {
    let target: Reflection = child;
    while (isReference(target)) {
      const next = byId.get(target.target);
      if (next === undefined) throw new Error(`TypeDoc: "${child.name}" refers to nothing.`);
      target = next;
    }
    return target.name === 'default' ? { ...target, name: 'DeckleSDK' } : target;
  });
  // TypeDoc sorts what a package exports itself; what it re-exports stands elsewhere.
  const place = ({ id: target, sources }: Reflection): string =>
    `${project.symbolIdMap[target]?.packageName ?? ''} ${sources?.[0]?.fileName ?? ''} ${String(sources?.[0]?.line).padStart(6)}`;
  exported.sort((a, b) => (place(a) < place(b) ? -1 : 1));

  for (const reflection of exported) {
    const kind: number = reflection.kind;
    if (kind === reflectionKinds.enum) {
      add(reflection, 'enum', { signature: `enum ${reflection.name}` });
      for (const member of reflection.children ?? []) {
        add(member, 'enumMember', {
          id: `${reflection.name}.${member.name}`,
          parent: reflection.name,
          signature: `${reflection.name}.${member.name}`,
        });
      }
    } else if (kind === reflectionKinds.interface) {
      add(reflection, 'interface', {
        signature: `interface ${reflection.name}`,
        bases: (reflection.extendedTypes ?? []).map((type) => typeText(type)),
      });
      for (const member of reflection.children ?? []) {
        // What an exported base declares is said there; see membersOf().
        const base = member.inheritedFrom?.name.split('.')[0];
        if (base !== undefined && exported.some((other) => other.name === base)) continue;
        const signature = member.signatures?.[0];
        const id_ = `${reflection.name}.${member.name}`;
        if (signature === undefined) {
          const { fileName = '', line = 0 } = member.sources?.[0] ?? {};
          const type = written.get(`${fileName}:${String(line)}`) ?? typeText(member.type);
          const optional = member.flags.isOptional === true ? '?' : '';
          add(member, 'property', {
            id: id_,
            parent: reflection.name,
            type,
            signature: `${member.name}${optional}: ${type}`,
          });
        } else {
          add(member, 'function', {
            id: id_,
            parent: reflection.name,
            type: typeText(signature.type),
            signature: `${member.name}(${parametersText(signature.parameters)}): ${typeText(signature.type)}`,
            parameters: parametersOf(signature),
            comment: commentOf(signature.comment),
          });
        }
      }
    } else if (kind === reflectionKinds.alias) {
      add(reflection, 'alias', {
        signature: `type ${reflection.name} = ${typeText(reflection.type)}`,
      });
    } else if (kind === reflectionKinds.variable) {
      add(reflection, 'variable', {
        signature: `const ${reflection.name}: ${typeText(reflection.type)}`,
      });
    }
  }
  return { id, symbols };
}

/**
 * Types of properties as the declarations spell them, by `file:line`. TypeDoc asks the compiler for
 * the type of a property, and the compiler forgets that a string was called `HexColor`.
 */
function writtenTypes(siteDir: string, files: readonly string[]): Map<string, string> {
  const ts = nativeTypescript(siteDir);
  const types = new Map<string, string>();
  for (const path of files) {
    const text = ts.sys.readFile(join(siteDir, path)) ?? '';
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const visit = (node: Node): void => {
      if (ts.isPropertySignature(node) && node.type !== undefined) {
        const { line } = source.getLineAndCharacterOfPosition(node.name.getStart());
        types.set(`${path}:${String(line + 1)}`, node.type.getText().replace(/\s+/g, ' '));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return types;
}

/**
 * Converts the entry points of the TypeScript packages in one TypeDoc run.
 *
 * @throws Error below TypeDoc's own errors, where the declarations do not compile.
 */
export async function convertPackages(
  siteDir: string,
  entryPoints: ReadonlyMap<string, string>,
): Promise<Map<string, Api>> {
  const { Application, LogLevel } = nativeTypedoc(siteDir);
  const app = await Application.bootstrap({
    entryPoints: [...entryPoints.values()],
    // Each entry point is a module, also a single one.
    alwaysCreateEntryPointModule: true,
    tsconfig: `${siteDir}/api-sources/tsconfig.json`,
    // Problems name files from the root of the site, whatever folder the declarations share.
    displayBasePath: siteDir,
    sort: ['source-order'],
    excludeExternals: false,
    logLevel: LogLevel.Error,
    readme: 'none',
    // `npm run typecheck` reports what is wrong in the declarations themselves.
    skipErrorChecking: true,
  });
  const project = await app.convert();
  if (project === undefined || app.logger.hasErrors()) {
    throw new Error('The declarations in TypeScript do not compile; see above.');
  }
  const json = app.serializer.projectToObject(project, `${siteDir}/` as never);
  const byId = new Map<number, Reflection>();
  const walk = (reflection: { children?: Reflection[] }): void => {
    for (const child of reflection.children ?? []) {
      byId.set(child.id, child);
      walk(child);
    }
  };
  walk(json);
  const files = [...byId.values()].flatMap(({ sources = [] }) =>
    sources.map((one) => one.fileName),
  );
  const written = writtenTypes(siteDir, [...new Set(files)]);
  return new Map(
    [...entryPoints].map(([id, entryPoint]) => {
      const file = relative(siteDir, entryPoint).split(sep).join('/');
      const module = json.children?.find(({ sources }) => sources?.[0]?.fileName === file);
      if (module === undefined) throw new Error(`TypeDoc: ${file} has no module.`);
      return [id, typedocApi(id, module, json, byId, written)];
    }),
  );
}

/**
 * Syntax errors in TypeScript files. TypeDoc documents what is left of a file around them.
 *
 * @param files Paths relative to the site.
 */
export function typescriptProblems(siteDir: string, files: readonly string[]): Problem[] {
  const ts = nativeTypescript(siteDir);
  const program = ts.createProgram({
    rootNames: files.map((file) => join(siteDir, file)),
    options: { noResolve: true, noLib: true },
  });
  return program.getSyntacticDiagnostics().map(({ file, start, messageText }) => ({
    file: relative(siteDir, file.fileName).split(sep).join('/'),
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

/**
 * TypeDoc through Node's own require: the configuration is loaded by a transpiler that would give
 * every importer its own instance, and TypeDoc's plugins need the one they were written for.
 */
function nativeTypedoc(siteDir: string): typeof import('typedoc') {
  nativeTypescript(siteDir);
  return createRequire(join(siteDir, 'package.json'))('typedoc') as typeof import('typedoc');
}

const normalized = new WeakSet();

/**
 * The compiler that TypeDoc uses. It reads files as the rest of the build does: it would keep the
 * carriage returns of a file with CRLF in comments.
 */
function nativeTypescript(siteDir: string): typeof import('typescript') {
  const ts = createRequire(join(siteDir, 'package.json'))(
    'typescript',
  ) as typeof import('typescript');
  if (!normalized.has(ts.sys)) {
    normalized.add(ts.sys);
    const readFile = ts.sys.readFile.bind(ts.sys);
    ts.sys.readFile = (path, encoding) => {
      const text = readFile(path, encoding);
      return text === undefined ? undefined : normalizeText(text);
    };
  }
  return ts;
}
