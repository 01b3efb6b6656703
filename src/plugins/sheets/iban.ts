/** Remainder of a long number, written as text, after division by 97. */
function modulo97(digits: string): number {
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** Letters of an IBAN as the numbers that its checksum counts: A is 10, Z is 35. */
const numbered = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** Whether the checksum of an IBAN without spaces is right. */
export const isValidIban = (iban: string): boolean =>
  modulo97(numbered(iban.slice(4) + iban.slice(0, 4))) === 1;

/**
 * The IBAN of an account.
 *
 * @param country two letters
 * @param account bank and account number, as the country writes them
 */
export function ibanOf(country: string, account: string): string {
  const check = 98 - modulo97(numbered(`${account}${country}00`));
  return `${country}${String(check).padStart(2, '0')}${account}`;
}
