import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import { escapeText } from '../../base/escape';
import { capital } from '../../base/nameWords';

/** Languages that code blocks of the site may name, and Prism's name for each. */
// prettier-ignore
export const languages: Readonly<Record<string, string>> = {
  bash: 'bash', c: 'c', cpp: 'cpp', csharp: 'csharp', css: 'css', dart: 'dart', diff: 'diff', go: 'go',
  graphql: 'graphql', groovy: 'groovy', html: 'markup', java: 'java', javascript: 'javascript', js: 'javascript',
  json: 'json', jsx: 'jsx', kotlin: 'kotlin', markdown: 'markdown', markup: 'markup', powershell: 'powershell',
  properties: 'properties', python: 'python', ruby: 'ruby', shell: 'bash', sql: 'sql', swift: 'swift', toml: 'toml',
  ts: 'typescript', tsx: 'tsx', typescript: 'typescript', vue: 'markup', xml: 'markup', yaml: 'yaml',
};

/** Every language that a code block may name. */
export const codeLanguages: readonly string[] = [...Object.keys(languages), 'text'];

/** Names of languages that are more than their name with a capital; also of two that only the sample checker distinguishes. */
// prettier-ignore
const labels: Readonly<Record<string, string>> = {
  bash: 'Shell', csharp: 'C#', cpp: 'C++', css: 'CSS', gradle: 'Gradle (Kotlin DSL)', graphql: 'GraphQL', html: 'HTML', js: 'JavaScript',
  javascript: 'JavaScript', json: 'JSON', jsx: 'JSX', markup: 'Markup', powershell: 'PowerShell', shell: 'Shell', sql: 'SQL',
  toml: 'TOML', ts: 'TypeScript', tsx: 'TSX', 'typed-json': 'JSON results', typescript: 'TypeScript', xml: 'XML', yaml: 'YAML', text: 'Text',
};

/** What readers call a language: its own label, or its name with a capital. */
export function languageLabel(language: string): string {
  return labels[language] ?? capital(language);
}

loadLanguages([...new Set(Object.values(languages))]);

// Prism's grammar recognizes Dart types by their capital letter, which built-in types lack.
const dartTypes: Prism.Grammar = { type: /(?<![.\w$])(?:bool|double|int|num)(?![\w$])/ };
Prism.languages.insertBefore('dart', 'keyword', dartTypes);
const dart: Readonly<Record<string, unknown>> = { ...Prism.languages.dart };
const { generics } = dart;
if (typeof generics !== 'object' || generics === null || !('inside' in generics)) {
  throw new Error('Prism writes generic types of Dart in another way: see highlight.ts.');
}
Object.assign(generics.inside as Prism.Grammar, dartTypes);

// Prism's strings of Kotlin aren't greedy, so that the `/*` of "image/*" would begin a comment.
const kotlin: Readonly<Record<string, unknown>> = { ...Prism.languages.kotlin };
const kotlinStrings = kotlin['string-literal'];
if (!Array.isArray(kotlinStrings)) {
  throw new Error('Prism writes strings of Kotlin in another way: see highlight.ts.');
}
for (const string of kotlinStrings) Object.assign(string as Prism.TokenObject, { greedy: true });

/** Prism's token types, gathered into the few classes that have a color. */
// prettier-ignore
const classes: Readonly<Record<string, string>> = {
  comment: 'c', prolog: 'c', cdata: 'c', doctype: 'c', shebang: 'c',
  keyword: 'k', 'boolean': 'n', number: 'n', unit: 'n', constant: 'n', symbol: 'n', color: 'n',
  string: 's', 'attr-value': 's', char: 's', regex: 's', url: 's', 'template-string': 's', 'triple-quoted-string': 's', 'multiline-string': 's',
  function: 'f', 'function-name': 'f', builtin: 'f',
  'class-name': 't', 'maybe-class-name': 't', namespace: 't', type: 't', 'type-definition': 't', tag: 'g', selector: 'g', title: 'g', table: 'g',
  'attr-name': 'a', property: 'a', key: 'a', 'literal-property': 'a', variable: 'a', parameter: 'a',
  annotation: 'm', decorator: 'm', attribute: 'm', important: 'm', directive: 'm',
};

interface Token {
  readonly text: string;
  readonly className: string;
}

/** Flattens Prism's nested tokens; the innermost type that has a class wins. */
function flatten(stream: Prism.TokenStream, inherited: string): Token[] {
  if (typeof stream === 'string') return [{ text: stream, className: inherited }];
  if (Array.isArray(stream)) return stream.flatMap((token) => flatten(token, inherited));
  const aliases = [stream.alias].flat();
  const tokenClass = [stream.type, ...aliases]
    .map((name) => classes[name])
    .find((name) => name !== undefined);
  const plain =
    stream.type === 'punctuation' || stream.type === 'operator' || stream.type === 'interpolation';
  return flatten(stream.content, tokenClass ?? (plain ? '' : inherited));
}

/** Line numbers of a range text such as `1,3-4`. */
export function lineRange(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',').filter(Boolean)) {
    const [from = NaN, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
  return lines;
}

/**
 * Source code as HTML with one-letter token classes.
 *
 * @throws Error for an unknown language
 */
export function highlight(
  code: string,
  language: string,
  marked: ReadonlySet<number> = new Set(),
): string {
  if (language === 'text') return escapeText(code);
  const name = languages[language];
  const grammar = name === undefined ? undefined : Prism.languages[name];
  if (grammar === undefined) {
    throw new Error(`Code language "${language}" is unknown. Known: ${codeLanguages.join(', ')}.`);
  }
  const lines: string[] = [''];
  const tokens =
    language === 'diff'
      ? [{ text: code, className: '' }]
      : flatten(Prism.tokenize(code, grammar), '');
  for (const { text, className } of tokens) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push('');
      if (part === '') return;
      const html = escapeText(part);
      const span =
        className === '' || part.trim() === '' ? html : `<span class="${className}">${html}</span>`;
      lines.push(`${lines.pop() ?? ''}${span}`);
    });
  }
  return lines
    .map((line, index) => {
      const change =
        language !== 'diff' ? '' : line.startsWith('+') ? 'i' : line.startsWith('-') ? 'd' : '';
      const className = [change, marked.has(index + 1) ? 'h' : ''].filter(Boolean).join(' ');
      return className === '' ? line : `<span class="${className}">${line}</span>`;
    })
    .join('\n');
}
