// The browser runs these functions, too.

type Decode = (text: string) => string;

/** A part of an address as it can be decoded: in a malformed one, such as `100%`, percent signs are escaped. */
export function decodable(text: string, decode: Decode = decodeURIComponent): string {
  try {
    decode(text);
    return text;
  } catch {
    return text.replace(/%/g, '%25');
  }
}

/**
 * A part of an address, decoded.
 *
 * @param text The part as the address has it.
 * @param decode `decodeURI` for a path, `decodeURIComponent` for a hash without `#`.
 * @returns The text itself where it is malformed, as `100%` is: browsers keep such addresses.
 */
export const decoded = (text: string, decode: Decode = decodeURIComponent): string =>
  decode(decodable(text, decode));
