// region formatIban
/**
 * `DE89370400440532013000` becomes `DE89 3704 0044 0532 0130 00`.
 * @param {string} iban
 */
export function formatIban(iban) {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
// endregion
