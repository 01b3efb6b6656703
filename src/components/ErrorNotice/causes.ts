/** At most so many lines, so that no chain of causes grows without end. */
export const maxCauses = 10;
/** At most so many characters of one message. */
export const maxLength = 500;

/** What to show of a thrown value: never empty, whatever it is. */
export function messageOf(value: unknown): string {
  if (value === null || value === undefined) return `An error without a message (${value})`;
  const { message, name } = value as Partial<Error>;
  const other = typeof value === 'object' ? name : (value as string | number | symbol).toString();
  const text = [message, other].find((one) => typeof one === 'string' && one.trim() !== '')?.trim();
  if (text === undefined) return 'An error without a message';
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
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
