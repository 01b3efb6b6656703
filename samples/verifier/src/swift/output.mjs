// Reads what the Swift compiler prints.

/**
 * @typedef {object} SwiftMessage
 * @property {string} file
 * @property {number} line
 * @property {number} column
 * @property {'error' | 'warning'} severity
 * @property {string} message
 */

/**
 * @param {string} output
 * @returns {{ messages: SwiftMessage[], rest: string[] }} `rest`: errors without a place.
 */
export function readSwiftOutput(output) {
  /** @type {SwiftMessage[]} */
  const messages = [];
  /** @type {string[]} */
  const rest = [];
  for (const text of output.split(/\r?\n/)) {
    const [, file = '', line = '', column = '', severity, message = ''] =
      /^(.+?):(\d+):(\d+): (error|warning): (.*)$/.exec(text) ?? [];
    if (severity === 'error' || severity === 'warning') {
      messages.push({
        file,
        line: Number(line),
        column: Number(column),
        severity,
        message,
      });
    } else if (/^(?:<unknown>:0: )?(?:fatal )?error: /.test(text)) {
      rest.push(text);
    }
  }
  return { messages, rest };
}

/** How the names of Apple's frameworks begin, where they have a prefix. */
const prefixed = /^(?:AV|CA|CF|CG|CI|CK|LA|MF|NS|PDF|PH|QL|SF|UI|UN|UT|VN|WK)[A-Z]\w*$/;

/**
 * The framework symbol that `stubs/` lacks, when a message is about one; otherwise it is the sample that is wrong.
 * @param {string} message
 * @param {ReadonlySet<string>} stubTypes Names of the types in `stubs/swift`.
 * @returns {string | undefined}
 */
export function swiftStubGap(message, stubTypes) {
  const module = /^no such module '(\w+)'/.exec(message)?.[1];
  if (module !== undefined) return /^Deckle/.test(module) ? undefined : `module ${module}`;
  const name = /^cannot find (?:type )?'(\w+)' in scope/.exec(message)?.[1];
  if (name !== undefined) return prefixed.test(name) && !stubTypes.has(name) ? name : undefined;
  const [, type = '', member = ''] =
    /^(?:value of type|type) '(?:(?:some|any) )?([\w.]+)(?:<.*>)?\??' has no member '([^']+)'/.exec(
      message,
    ) ?? [];
  const simple = type.split('.').at(-1) ?? '';
  return stubTypes.has(simple) ? `${simple}.${member}` : undefined;
}
