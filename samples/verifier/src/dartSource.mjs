// What the Dart checker reads in the text of a program, beside what the compiler says.

import { positionAt } from './positions.mjs';

/**
 * @typedef {{ line: number, column: number }} Place 1-based.
 * @typedef {Place & { message: string }} Remark
 * @typedef {{ uri: string, start: number, end: number, line: number }} Import
 */

const STRING =
  /r'''[\s\S]*?'''|r"""[\s\S]*?"""|'''(?:\\[\s\S]|[\s\S])*?'''|"""(?:\\[\s\S]|[\s\S])*?"""|r'[^'\n]*'|r"[^"\n]*"|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
const STRING_OR_COMMENT = new RegExp(`${COMMENT.source}|${STRING.source}`, 'g');

/**
 * The code with blanks in place of comments and of what is in quotes; every character keeps its place.
 * @param {string} code
 * @returns {string}
 */
export function maskDart(code) {
  return code.replace(STRING_OR_COMMENT, (text) => text.replace(/[^\n]/g, ' '));
}

/**
 * @param {string} code
 * @returns {string} The same with comments blanked, and strings as they are.
 */
function withoutComments(code) {
  return code.replace(STRING_OR_COMMENT, (text) =>
    /^\/[/*]/.test(text) ? text.replace(/[^\n]/g, ' ') : text,
  );
}

/**
 * @param {string} code
 * @returns {Import[]}
 */
export function importsOf(code) {
  return [...code.matchAll(/^import\s+(['"])(.+?)\1[^;]*;/gm)].map((match) => ({
    uri: match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
    line: positionAt(code, match.index).line,
  }));
}

/** Libraries that the checker replaces with its own. @type {Readonly<Record<string, string>>} */
const replacements = {
  'dart:convert': 'package:strict/convert.dart',
  'dart:ui': 'package:flutter/ui.dart',
};

/**
 * The text that is compiled. A value of type `dynamic` accepts every access, so it becomes an `Object?`, which has to be
 * cast first. The words are of one length: columns stay columns.
 * @param {string} code
 * @returns {string}
 */
export function strictText(code) {
  let text = code.replace(/\bdynamic\b/g, 'Object?');
  for (const { uri, start, end } of importsOf(text).reverse()) {
    const other = replacements[uri];
    if (other === undefined) continue;
    text = text.slice(0, start) + text.slice(start, end).replace(uri, other) + text.slice(end);
  }
  return text;
}

/**
 * Forms of a program in which one thing is left out. Where such a form compiles as well, the thing was not needed.
 * @param {string} code
 * @returns {(Remark & { text: string })[]}
 */
export function leaveOut(code) {
  /** @param {number} start @param {number} end @param {string} by */
  const replaced = (start, end, by) => code.slice(0, start) + by + code.slice(end);
  const imports = importsOf(code).map(({ uri, start, end, line }) => ({
    line,
    column: 1,
    message: `unused import: nothing of '${uri}' is used`,
    text: replaced(start, end, code.slice(start, end).replace(/[^\n]/g, ' ')),
  }));
  // What every object has can be read from null, too.
  const accesses = [
    ...maskDart(code).matchAll(
      /\?(\.{1,2})(?=\w)(?!(?:toString|hashCode|runtimeType|noSuchMethod)\b)/g,
    ),
  ].map((match) => ({
    ...positionAt(code, match.index),
    message: `unneeded "?${match[1]}": the value before it is never null`,
    text: replaced(match.index, match.index + match[0].length, match[1] === '.' ? ' .' : '..'),
  }));
  return [...imports, ...accesses];
}

/**
 * Local variables and private names that nothing reads. The program compiles, so a name that occurs once is declared there.
 * @param {string} code
 * @returns {Remark[]}
 */
export function unusedNames(code) {
  const masked = maskDart(code);
  const visible = withoutComments(code);
  /** @param {string} name */
  const occursOnce = (name) => [...visible.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length === 1;
  const locals = [
    ...masked.matchAll(
      /(?:\b(?:final|var|const)\s+|[;{}]\s+(?=(?:[A-Z]|(?:bool|double|int|num)\b)[\w<>, ?]* \w+ =))(?:[A-Za-z][\w<>, ?]* )?([a-zA-Z]\w*)\s*=(?!=)/g,
    ),
  ]
    .map((match) => ({
      name: match[1] ?? '',
      at: match.index + match[0].lastIndexOf(match[1] ?? ''),
    }))
    .filter(({ at }) => isInFunction(masked, at));
  const hidden = [...masked.matchAll(/\b_[a-zA-Z]\w*/g)].map((match) => ({
    name: match[0],
    at: match.index,
  }));
  return [...locals, ...hidden]
    .filter(({ name }) => occursOnce(name))
    .map(({ name, at }) => ({
      ...positionAt(code, at),
      message: `"${name}" is never used`,
    }));
}

/**
 * @param {string} masked
 * @param {number} offset
 * @returns {boolean}
 */
function isInFunction(masked, offset) {
  let depth = 0;
  let open = offset;
  while (open >= 0 && depth <= 0) {
    open -= 1;
    if (masked[open] === '{') depth += 1;
    if (masked[open] === '}') depth -= 1;
  }
  const head = /[^;{}]*$/.exec(masked.slice(0, Math.max(0, open)))?.[0] ?? '';
  return open >= 0 && !/\b(?:class|mixin|extension|enum)\b/.test(head);
}

/**
 * Calls whose Future nobody waits for.
 * @param {string} code
 * @param {ReadonlySet<string>} futures Functions that return a Future, with their class: `DeckleSdk.initSDK`.
 * @returns {Remark[]}
 */
export function unawaitedCalls(code, futures) {
  const masked = maskDart(code);
  return [...masked.matchAll(/([;{})]|\belse)(\s*)(\w+\.\w+)\(/g)].flatMap((match) => {
    const call = match[3] ?? '';
    if (!futures.has(call)) return [];
    const at = match.index + match[0].length - call.length - 1;
    const statement = masked.slice(at, masked.indexOf(';', at));
    if (/\)\s*\.(?:then|ignore|whenComplete|catchError)\(/.test(statement)) return [];
    return [
      {
        ...positionAt(code, at),
        message: `nobody waits for the Future of ${call}(): write await, or return it`,
      },
    ];
  });
}

/**
 * Where a value gets the type `dynamic` without a word about it, so that nothing would be checked on it.
 * @param {string} code
 * @returns {Remark[]}
 */
export function untypedValues(code) {
  const masked = maskDart(code);
  /** @param {RegExp} pattern @param {(match: RegExpMatchArray) => string} message @returns {Remark[]} */
  const found = (pattern, message) =>
    [...masked.matchAll(pattern)].map((match) => ({
      ...positionAt(code, match.index),
      message: message(match),
    }));
  return [
    ...found(
      /(?<=\b(?:as|is!?) )(List|Map|Set|Iterable)\b(?!\s*<)/g,
      ([, type = '']) =>
        `${type} needs type arguments, such as ${type === 'Map' ? 'Map<String, dynamic>' : `${type}<String>`}`,
    ),
    ...found(
      /(?<=\b(?:final|var) \w+ = )(?:\[\]|\{\})/g,
      ([literal]) =>
        `an empty ${literal} needs type arguments, such as ${literal === '[]' ? '<String>[]' : '<String>{}'}`,
    ),
    ...found(/(?<=\b(?:final|var) )(\w+)(?=;)/g, ([, name = '']) => `"${name}" needs a type`),
    // A function with a name: its parameters have no other place to get a type from.
    ...found(
      /(?<=\b(?!return\b|await\b|else\b|new\b|const\b|throw\b|in\b)\w+[>?]? \w+\((?:[^()]*, )?)(?!this\b|super\b)(\w+)(?=(?:, [^()]*)?\) (?:async )?(?:\{|=>))/g,
      ([, name = '']) => `the parameter "${name}" needs a type`,
    ),
  ];
}
