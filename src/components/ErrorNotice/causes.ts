/** At most so many lines, so that no chain of causes grows without end. */
export const maxCauses = 10;
/** At most so many characters of one message. */
export const maxLength = 500;

/** One line of what went wrong. */
export interface Cause {
  readonly text: string;
  /** What the line is to the one above it. */
  readonly relation: 'error' | 'cause' | 'part';
}

const shorten = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;

/** Reads a property of something that may answer with an exception. */
function read(value: object, key: string): unknown {
  try {
    return (value as Readonly<Record<string, unknown>>)[key];
  } catch {
    return undefined;
  }
}

function asJson(value: object): string | undefined {
  try {
    const json = JSON.stringify(value) as string | undefined;
    return json === '{}' ? undefined : json;
  } catch {
    return undefined;
  }
}

/** What to show of a thrown value: never empty, whatever it is. */
export function messageOf(value: unknown): string {
  if (typeof value === 'string') {
    return value.trim() === '' ? 'An error without a message' : shorten(value.trim());
  }
  if (value === null || value === undefined) return `An error without a message (${String(value)})`;
  if (typeof value === 'function') return 'A function was thrown';
  if (typeof value === 'symbol') return shorten(value.toString());
  if (typeof value !== 'object') return shorten(`${value as number | bigint | boolean}`);
  const [name, message] = [read(value, 'name'), read(value, 'message')];
  if (typeof message === 'string' && message.trim() !== '') return shorten(message.trim());
  if (typeof name === 'string' && name.trim() !== '')
    return shorten(`${name.trim()} without a message`);
  return shorten(asJson(value) ?? 'An error without a message');
}

/**
 * What was thrown and what caused it, one line each: any thrown value, any `cause`, the parts of an
 * `AggregateError`. A value is shown once, so a circular chain ends, and a long one is cut.
 */
export function causesOf(thrown: unknown): readonly Cause[] {
  const lines: Cause[] = [];
  const seen = new Set<object>();
  const visit = (value: unknown, relation: Cause['relation']): void => {
    if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) return;
      seen.add(value);
    }
    if (lines.length > maxCauses) return;
    lines.push({ text: messageOf(value), relation });
    if (typeof value !== 'object' || value === null) return;
    const parts = read(value, 'errors');
    if (Array.isArray(parts)) {
      // One more than fit, to see whether there are more.
      for (const part of parts.slice(0, maxCauses + 1) as unknown[]) visit(part, 'part');
    }
    let hasCause = false;
    try {
      hasCause = 'cause' in value;
    } catch {
      // A proxy that refuses: nothing to show.
    }
    const cause = hasCause ? read(value, 'cause') : undefined;
    if (cause !== undefined) visit(cause, 'cause');
  };
  visit(thrown, 'error');
  return lines.length > maxCauses
    ? [...lines.slice(0, maxCauses), { text: 'There are more causes.', relation: 'cause' }]
    : lines;
}
