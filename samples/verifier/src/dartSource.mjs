// What the Dart checker reads in the text of a program, beside what the compiler says.

import { positionAt } from './positions.mjs';

/**
 * @typedef {{ line: number, column: number }} Place 1-based.
 * @typedef {Place & { message: string }} Remark
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
  return code
    .replace(/\bdynamic\b/g, 'Object?')
    .replace(
      /^import (['"])(.+?)\1/gm,
      (text, /** @type {string} */ _, /** @type {string} */ uri) =>
        text.replace(uri, replacements[uri] ?? uri),
    );
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
