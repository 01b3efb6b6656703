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

const isFilled = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

function asJson(value: object): string | undefined {
  try {
    const json = JSON.stringify(value);
    return json === '{}' ? undefined : json;
  } catch {
    return undefined;
  }
}

function textOf(value: object): string | undefined {
  const { name, message } = value as Partial<Error>;
  if (isFilled(message)) return message;
  return isFilled(name) ? `${name} without a message` : asJson(value);
}

/** What to show of a thrown value: never empty, whatever it is. */
export function messageOf(value: unknown): string {
  if (value === null || value === undefined) return `An error without a message (${String(value)})`;
  if (typeof value === 'function') return 'A function was thrown';
  const text =
    typeof value === 'object' ? textOf(value) : (value as string | number | symbol).toString();
  return isFilled(text) ? shorten(text.trim()) : 'An error without a message';
}

/**
 * What was thrown and what caused it, one line each: any thrown value, any `cause`, the parts of an
 * `AggregateError`. A value is shown once, so a circular chain ends, and a long one is cut.
 */
export function causesOf(thrown: unknown): readonly Cause[] {
  const lines: Cause[] = [];
  const seen = new Set<unknown>();
  const visit = (value: unknown, relation: Cause['relation']): void => {
    const isObject = typeof value === 'object' && value !== null;
    if (lines.length > maxCauses || (isObject && seen.has(value))) return;
    seen.add(value);
    lines.push({ text: messageOf(value), relation });
    if (!isObject) return;
    const { errors, cause } = value as Partial<AggregateError>;
    // One more than fit, to see whether there are more.
    if (Array.isArray(errors))
      for (const part of errors.slice(0, maxCauses + 1)) visit(part, 'part');
    if (cause !== undefined) visit(cause, 'cause');
  };
  visit(thrown, 'error');
  return lines.length > maxCauses
    ? [...lines.slice(0, maxCauses), { text: 'There are more causes.', relation: 'cause' }]
    : lines;
}
