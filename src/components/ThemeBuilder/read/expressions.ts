import type { Token } from './tokens';

/** A value as it is written in code, as far as colors need it. */
export type Expression =
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  /** `brand`, `Color.WHITE`, `.white`. */
  | { readonly kind: 'name'; readonly path: readonly string[] }
  /** `Color.argb(…)`, `new DeckleColor(…)`, a tuple without a path, and an object with labels only. */
  | { readonly kind: 'call'; readonly path: readonly string[]; readonly args: readonly Argument[] }
  /** `brand.withAlpha(…)`, where what is before the dot is not a name. */
  | {
      readonly kind: 'method';
      readonly on: Expression;
      readonly name: string;
      readonly args: readonly Argument[];
    }
  /** Anything else, such as a condition. */
  | { readonly kind: 'other' };

/** An argument or member, with its label if it has one. */
export interface Argument {
  readonly label?: string;
  readonly value: Expression;
}

/** An expression, and the index of the token behind it. */
export interface Parsed {
  readonly value: Expression;
  readonly end: number;
}

const other: Expression = { kind: 'other' };

/** Words before a value that do not change it. */
const prefixes = new Set(['new', 'const', 'await', 'return', 'try', 'val', 'let', 'readonly']);

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' };

function isMark(token: Token | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text;
}

function numberOf(text: string): Expression {
  const plain = text.replace(/_/g, '');
  const value = /^0x/i.test(plain)
    ? Number.parseInt(plain.slice(2).replace(/[ul]+$/i, ''), 16)
    : Number.parseFloat(plain);
  return Number.isNaN(value) ? other : { kind: 'number', value, text: plain };
}

/** Index behind the type arguments that may begin at a token: `<Color, Color>`. */
function behindTypes(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== '<') return at;
  for (let index = at + 1; index < tokens.length; index += 1) {
    const { kind = 'mark', text = '' } = tokens[index] ?? {};
    if (text === '>') return index + 1;
    if (kind !== 'name' && !/^[,.?]$/.test(text)) return at;
  }
  return at;
}

/** The arguments or members after an opening bracket, and the index behind the closing one. */
function parseList(tokens: readonly Token[], open: number): { args: Argument[]; end: number } {
  const close = closing[tokens[open]?.text ?? ''] ?? ')';
  const args: Argument[] = [];
  let at = open + 1;
  while (at < tokens.length && !isMark(tokens[at], close)) {
    const [first, second] = [tokens[at], tokens[at + 1]];
    const isLabelled =
      (first?.kind === 'name' || first?.kind === 'string') &&
      second?.kind === 'mark' &&
      (second.text === ':' || second.text === '=');
    const parsed = parseExpression(tokens, isLabelled ? at + 2 : at);
    args.push(isLabelled ? { label: first.text, value: parsed.value } : { value: parsed.value });
    // What is not understood ends at the comma or bracket behind it.
    at = behindRest(tokens, parsed.end, close);
    if (isMark(tokens[at], close)) break;
    // A bracket that was never opened ends the list, too.
    if (!isMark(tokens[at], ',') && !isMark(tokens[at], ';')) return { args, end: at };
    at += 1;
  }
  return { args, end: at + 1 };
}

/** Index of the comma, semicolon or bracket that ends what begins at a token. */
function behindRest(tokens: readonly Token[], from: number, close: string): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at] ?? { kind: 'mark', text: '' };
    if (kind !== 'mark') continue;
    if (depth === 0 && (text === close || text === ',' || text === ';')) return at;
    if ('([{'.includes(text)) depth += 1;
    if (')]}'.includes(text)) depth -= 1;
    if (depth < 0) return at;
  }
  return tokens.length;
}

/** What follows a value and makes an expression that can’t be evaluated. */
const operators = new Set(['?', '??', '+', '-', '&&', '||', '==', '===', '!=', '!==', '=>', '->']);

function parsePrimary(tokens: readonly Token[], from: number): Parsed {
  let at = from;
  let isNew = false;
  while (tokens[at]?.kind === 'name' && prefixes.has(tokens[at]?.text ?? '')) {
    isNew ||= tokens[at]?.text === 'new';
    at += 1;
  }
  const token = tokens[at];
  if (token?.kind === 'string') return { value: { kind: 'string', text: token.text }, end: at + 1 };
  if (token?.kind === 'number') return { value: numberOf(token.text), end: at + 1 };
  if (isMark(token, '(') || isMark(token, '{')) {
    const { args, end } = parseList(tokens, at);
    const [only] = args;
    // Parentheses around one value.
    return args.length === 1 && only && only.label === undefined && token?.text === '('
      ? { value: only.value, end }
      : { value: { kind: 'call', path: [], args }, end };
  }
  // `.white`
  if (isMark(token, '.')) at += 1;
  if (tokens[at]?.kind !== 'name') return { value: other, end: at };
  const path = [tokens[at]?.text ?? ''];
  at += 1;
  while (/^(?:\.|\?\.|::|!!)$/.test(tokens[at]?.text ?? '') && tokens[at]?.kind === 'mark') {
    if (isMark(tokens[at], '!!')) {
      at += 1;
    } else if (tokens[at + 1]?.kind === 'name') {
      path.push(tokens[at + 1]?.text ?? '');
      at += 2;
    } else break;
  }
  const open = behindTypes(tokens, at);
  if (isMark(tokens[open], '(')) {
    const { args, end } = parseList(tokens, open);
    // `new DeckleColor() { Light = … }`
    if (isNew && args.length === 0 && isMark(tokens[end], '{')) {
      const members = parseList(tokens, end);
      return { value: { kind: 'call', path, args: members.args }, end: members.end };
    }
    return { value: { kind: 'call', path, args }, end };
  }
  if (isNew && isMark(tokens[open], '{')) {
    const { args, end } = parseList(tokens, open);
    return { value: { kind: 'call', path, args }, end };
  }
  return { value: { kind: 'name', path }, end: at };
}

/** The numbers of `29 / 255` and `CGFloat(29) / 255`. */
function numberIn(value: Expression): number | undefined {
  if (value.kind === 'number') return value.value;
  const [only] = value.kind === 'call' ? value.args : [];
  return only && value.kind === 'call' && value.args.length === 1
    ? numberIn(only.value)
    : undefined;
}

/** Reads the value that begins at a token. */
export function parseExpression(tokens: readonly Token[], from: number): Parsed {
  let { value, end } = parsePrimary(tokens, from);
  while (isMark(tokens[end], '.') && tokens[end + 1]?.kind === 'name') {
    const name = tokens[end + 1]?.text ?? '';
    if (isMark(tokens[end + 2], '(')) {
      const list = parseList(tokens, end + 2);
      value = { kind: 'method', on: value, name, args: list.args };
      end = list.end;
    } else {
      value = { kind: 'method', on: value, name, args: [] };
      end += 2;
    }
  }
  while (isMark(tokens[end], '/')) {
    const right = parsePrimary(tokens, end + 1);
    const [above, below] = [numberIn(value), numberIn(right.value)];
    value =
      above === undefined || below === undefined
        ? other
        : { kind: 'number', value: above / below, text: `${above}/${below}` };
    end = right.end;
  }
  if (tokens[end]?.kind === 'mark' && operators.has(tokens[end]?.text ?? '')) {
    return { value: other, end };
  }
  return { value, end };
}
