// region formatIban
/** `DE58123456780123456789` becomes `DE58 1234 5678 0123 4567 89`. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
// endregion
