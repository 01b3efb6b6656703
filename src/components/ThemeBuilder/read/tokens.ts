/** A word, literal or mark of code. */
export interface Token {
  readonly kind: 'name' | 'string' | 'number' | 'mark';
  /** Its text; of a string, what is between the quotation marks. */
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/**
 * What code of the supported languages consists of, in one table: Kotlin, Java, Swift, C#, Dart, TypeScript,
 * JavaScript and JSON agree on it well enough. A color without quotation marks (`#1D6FD1`) counts as a string.
 */
const lexical = new RegExp(
  [
    String.raw`(?<skip>\s+|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|<!--[\s\S]*?(?:-->|$))`,
    String.raw`(?:[@$rR](?=["']))?(?:"""(?<block>[\s\S]*?)(?:"""|$)|"(?<double>(?:\\.|[^"\\\n])*)"?|'(?<single>(?:\\.|[^'\\\n])*)'?|${'`'}(?<template>[^${'`'}]*)${'`'}?)`,
    String.raw`(?<hex>#(?:[\da-fA-F]{8}|[\da-fA-F]{6}|[\da-fA-F]{3,4})(?![\w]))`,
    String.raw`(?<number>0[xX][\da-fA-F_]+[uUlL]*|(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][-+]?\d+)?[fFdDmMlLuU]*)`,
    String.raw`(?<name>[#@]?[A-Za-z_$][\w$]*)`,
    String.raw`(?<mark>[=!<>]==?|=>|->|\+=|\?\?|\?\.|\.{2,3}|!!|::|&&|\|\||[^])`,
  ].join('|'),
  'y',
);

/** Cuts code into tokens, without spaces and comments. */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  lexical.lastIndex = 0;
  for (let match = lexical.exec(code); match !== null; match = lexical.exec(code)) {
    const { skip, block, double, single, template, hex, number, name, mark } = match.groups ?? {};
    const string = block ?? double ?? single ?? template ?? hex;
    if (string !== undefined) tokens.push({ kind: 'string', text: string, line });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, line });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, line });
    else if (skip === undefined) tokens.push({ kind: 'mark', text: mark ?? '', line });
    line += match[0].split('\n').length - 1;
  }
  return tokens;
}
