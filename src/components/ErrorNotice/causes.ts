/** At most so many lines, so that no chain of causes grows without end. */
export const maxCauses = 10;
/** At most so many characters of one message. */
export const maxLength = 500;

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
 * What was thrown and what caused it, one line each: any thrown value, any `cause`. A value is shown once, so a circular
 * chain ends, and a long one is cut.
 */
export function causesOf(thrown: unknown): readonly string[] {
  const values: unknown[] = [];
  for (let value: unknown = thrown; !values.includes(value);) {
    if (values.length === maxCauses) return [...values.map(messageOf), 'There are more causes.'];
    values.push(value);
    const cause = typeof value === 'object' && value !== null && (value as Partial<Error>).cause;
    if (cause === false || cause === undefined) break;
    value = cause;
  }
  return values.map(messageOf);
}
