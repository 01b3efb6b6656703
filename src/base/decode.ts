/**
 * A part of an address, decoded.
 *
 * @param text The part as the address has it.
 * @param decode `decodeURI` for a path, `decodeURIComponent` for a hash without `#`.
 * @returns The text itself where it is malformed, as `100%` is: browsers keep such addresses.
 */
export function decoded(
  text: string,
  decode: (text: string) => string = decodeURIComponent,
): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
