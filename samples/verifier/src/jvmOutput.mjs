// Reads what kotlinc and javac print.

/**
 * @typedef {object} CompilerMessage
 * @property {string} file As the compiler prints it.
 * @property {number} line
 * @property {number} column
 * @property {'error' | 'warning'} severity
 * @property {string} message
 * @property {string} source The line of code the message is about, or an empty string.
 */

/**
 * @param {string} output
 * @returns {{ messages: CompilerMessage[], rest: string[] }} `rest`: errors without a place.
 */
export function readKotlinOutput(output) {
  /** @type {CompilerMessage[]} */
  const messages = [];
  /** @type {string[]} */
  const rest = [];
  const lines = output.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    const match = /^(.+?\.(?:kts?|java)):(\d+):(\d+): (error|warning): (.*)$/.exec(text);
    if (!match) {
      if (/^(?:error|exception): /.test(text)) rest.push(text);
      continue;
    }
    const [, file = '', line = '1', column = '1', severity, head = ''] = match;
    const more = [];
    while (
      index + 1 < lines.length &&
      !/^\s*\^/.test(lines[index + 1] ?? '') &&
      !/: (?:error|warning): /.test(lines[index + 1] ?? '')
    ) {
      index += 1;
      more.push(lines[index] ?? '');
    }
    const source = more.pop() ?? '';
    const details = more.map((part) => part.trim()).filter(Boolean);
    messages.push({
      file,
      line: Number(line),
      column: Number(column),
      severity: severity === 'warning' ? 'warning' : 'error',
      message: [head, ...details].join(' '),
      source,
    });
  }
  return { messages, rest };
}

/**
 * @param {string} output
 * @returns {{ messages: CompilerMessage[], rest: string[] }}
 */
export function readJavaOutput(output) {
  /** @type {CompilerMessage[]} */
  const messages = [];
  /** @type {string[]} */
  const rest = [];
  const lines = output.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const match = /^(.+?\.java):(\d+): (error|warning): (.*)$/.exec(lines[index] ?? '');
    if (!match) {
      if (/^error: /.test(lines[index] ?? '')) rest.push(lines[index] ?? '');
      continue;
    }
    const [, file = '', line = '1', severity, head = ''] = match;
    const source = lines[index + 1] ?? '';
    const caret = lines[index + 2] ?? '';
    const details = [];
    index += 2;
    while (/^\s{2,}(?:symbol|location|required|found|reason):/.test(lines[index + 1] ?? '')) {
      index += 1;
      details.push((lines[index] ?? '').trim().replace(/\s+/g, ' '));
    }
    messages.push({
      file,
      line: Number(line),
      column: Math.max(1, caret.indexOf('^') + 1),
      severity: severity === 'warning' ? 'warning' : 'error',
      message: [head, ...details].join('; '),
      source,
    });
  }
  return { messages, rest };
}

const framework = String.raw`(?:android|androidx|kotlinx|com\.google\.android|org\.json)`;

/**
 * The framework symbol that `stubs/` lacks, when a message is about one; otherwise it is the sample that is wrong.
 * @param {{ message: string, source: string, column: number }} message
 * @param {ReadonlySet<string>} stubTypes Simple names of the types in `stubs/`.
 * @returns {string | undefined}
 */
export function stubGap({ message, source, column }, stubTypes) {
  const unresolved =
    /^(?:unresolved reference|cannot find symbol|package [\w.]+ does not exist)/.test(message);
  if (!unresolved) return undefined;
  const imported = new RegExp(String.raw`^\s*import (?:static )?(${framework}\.[\w.]+)`).exec(
    source,
  )?.[1];
  if (imported) return imported;
  const resource = [...source.matchAll(/\bR\.(\w+)\.(\w+)/g)].find(
    ({ index, 0: text }) => column - 1 >= index && column - 1 <= index + text.length,
  );
  if (resource) return resource[0];
  const receiver =
    /on receiver of type '(?:[\w.]+\.)?(\w+)[!?]*'/.exec(message)?.[1] ??
    /location: (?:class|interface|variable \w+ of type) (?:[\w.]+\.)?(\w+)/.exec(message)?.[1];
  const member =
    /unresolved reference '(\w+)'/.exec(message)?.[1] ??
    /symbol: \w+ (\w+)/.exec(message)?.[1] ??
    '';
  return receiver !== undefined && stubTypes.has(receiver) ? `${receiver}.${member}` : undefined;
}
