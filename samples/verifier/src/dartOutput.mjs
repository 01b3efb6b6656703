// Reads what the Dart compiler prints.

import { nearest } from '../../../src/base/nearest.mjs';

/**
 * @typedef {object} DartMessage
 * @property {string} file As the compiler prints it.
 * @property {number} line
 * @property {number} column
 * @property {'error' | 'warning'} severity
 * @property {string} message
 * @property {readonly string[]} details Where the types of the message come from, and the places it points to.
 * @property {string} source The line of code the message is about, or an empty string.
 */

/**
 * @typedef {ReadonlyMap<string, string>} DartNames Top-level names and the library to import for them.
 *
 * @typedef {{ readonly names: DartNames, readonly words: ReadonlySet<string> }} Vocabulary `words`: whatever the SDK's declarations name.
 */

const HEAD = /^(.+?\.dart):(\d+):(\d+): (Error|Warning|Context): (.*)$/;
/** Said without a place, and once more at the import itself. */
const REPEATED = /^Error: Couldn't resolve the package '/;

/**
 * @param {string} output
 * @returns {{ messages: DartMessage[], rest: string[] }} `rest`: errors without a place.
 */
export function readDartOutput(output) {
  /** @type {(DartMessage & { details: string[] })[]} */
  const messages = [];
  /** @type {string[]} */
  const rest = [];
  const lines = output.split(/\r?\n/);
  let context = false;
  lines.forEach((text, index) => {
    const match = HEAD.exec(text);
    const last = messages.at(-1);
    if (!match) {
      if (/^(?:Error|Unhandled exception|Crash)\b/.test(text) && !REPEATED.test(text))
        rest.push(text);
      else if (/^ - '/.test(text)) last?.details.push(text.slice(3));
      // The line above the caret is the line of code.
      else if (/^\s*\^+\s*$/.test(text) && last && !context) last.source = lines[index - 1] ?? '';
      return;
    }
    const [, file = '', line = '1', column = '1', kind, message = ''] = match;
    context = kind === 'Context';
    if (context) {
      last?.details.push(`${file}:${line}: ${message}`);
      return;
    }
    messages.push({
      file,
      line: Number(line),
      column: Number(column),
      severity: kind === 'Warning' ? 'warning' : 'error',
      message,
      details: [],
      source: '',
    });
  });
  return { messages, rest };
}

/**
 * The framework symbol that `stubs/flutter` lacks, when a message is about one; otherwise it is the sample that is wrong.
 * @param {DartMessage} message
 * @param {DartNames} names
 * @param {ReadonlySet<string>} own Packages other than frameworks: the SDK's and the samples' own.
 * @returns {string | undefined}
 */
export function dartStubGap({ message, details, source, column }, names, own) {
  /** @param {string | undefined} uri */
  const isFramework = (uri) => {
    const name = /^package:(\w+)\//.exec(uri ?? '')?.[1];
    return name !== undefined && !own.has(name);
  };
  const library =
    /^(?:Not found|Error when reading) '([^']+)'/.exec(message) ??
    /^Not found: '([^']+)'/.exec(message);
  if (library) {
    const imported = /^import '([^']+)'/.exec(source.trim())?.[1];
    return isFramework(imported) ? imported : undefined;
  }
  const member = /^The \w+ '(\S+)' isn't defined for the (?:class|type|extension type) '(\w+)/.exec(
    message,
  );
  if (member) {
    const [, name = '', type = ''] = member;
    const from = details
      .map((text) => /^'(\w+)' is from '([^']+)'/.exec(text))
      .find((match) => match?.[1] === type)?.[2];
    return isFramework(from) ? `${type}.${name}` : undefined;
  }
  const found =
    /^(?:Member not found|Couldn't find constructor|Getter not found|Setter not found|Method not found): '(?:(\w+)\.)?(\w+)'/.exec(
      message,
    );
  if (found) {
    const before = source.slice(0, column - 1);
    const type = found[1] ?? /(\w+)\.$/.exec(before)?.[1] ?? '';
    return isFramework(names.get(type)) ? `${type}.${found[2] ?? ''}` : undefined;
  }
  const parameter = /^No named parameter with the name '(\w+)'/.exec(message)?.[1];
  const inStub = details.some((text) => text.includes('/stubs/flutter/'));
  return parameter !== undefined && inStub ? `named parameter ${parameter}` : undefined;
}

/** Usual names of the libraries that come with Dart. @type {Readonly<Record<string, string>>} */
const coreLibraries = {
  Completer: 'dart:async',
  StreamController: 'dart:async',
  StreamSubscription: 'dart:async',
  Timer: 'dart:async',
  unawaited: 'dart:async',
  base64Encode: 'dart:convert',
  json: 'dart:convert',
  jsonDecode: 'dart:convert',
  jsonEncode: 'dart:convert',
  utf8: 'dart:convert',
  Directory: 'dart:io',
  File: 'dart:io',
  FileSystemException: 'dart:io',
  Platform: 'dart:io',
  ByteData: 'dart:typed_data',
  Uint8List: 'dart:typed_data',
};

/**
 * What is wrong, without the paths of this machine.
 * @param {DartMessage} message
 * @returns {string}
 */
export function dartText({ message, source }) {
  const imported = /^(?:import|export|part) '([^']+)'/.exec(source.trim())?.[1];
  return imported !== undefined && /^(?:Not found|Error when reading)/.test(message)
    ? `there is no library '${imported}'`
    : message;
}

/**
 * What helps with a message: the library to import, or the name that was meant.
 * @param {string} message
 * @param {Vocabulary} vocabulary
 * @returns {string | undefined}
 */
export function dartHint(message, { names, words }) {
  /** @param {string} name @param {Iterable<string>} known */
  const meant = (name, known) => {
    const near = nearest(name, known);
    return near === undefined ? undefined : `did you mean ${near}?`;
  };
  const unknown =
    /^(?:Undefined name|Type|Method not found:|Getter not found:|Setter not found:) '(\w+)'/.exec(
      message,
    )?.[1] ?? /^'(\w+)' isn't a type/.exec(message)?.[1];
  if (unknown !== undefined) {
    const library = names.get(unknown) ?? coreLibraries[unknown];
    if (library !== undefined) return `missing import: '${library}'`;
    const near = meant(unknown, names.keys());
    return `${near === undefined ? '' : `${near} `}What a framework declares goes into stubs/flutter`;
  }
  if (message.includes("'Object?'"))
    return 'a value of type dynamic counts as an Object?: cast it before you use it';
  const member =
    /^The (?:getter|setter|method) '(\w+)' isn't defined/.exec(message) ??
    /^Member not found: '(?:\w+\.)?(\w+)'/.exec(message) ??
    /^No named parameter with the name '(\w+)'/.exec(message);
  return member?.[1] === undefined
    ? undefined
    : meant(
        member[1],
        [...words].filter((word) => !names.has(word)),
      );
}
