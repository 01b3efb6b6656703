import result from '../../samples/document/sample-invoice-default.json';

/** An IBAN in groups of four, as documents print it. */
export function groupIban(iban: string): string {
  return iban.replace(/.{4}(?!$)/g, '$& ');
}

/** An amount as German documents print it. */
function germanAmount(amount: string): string {
  return `${amount.replace('.', ',')} €`;
}

/** A date as German documents print it. */
function germanDate(date: string): string {
  return date.split('-').reverse().join('.');
}

const [iban = ''] = result.Address.IBAN;

/** Values of the sample invoice as data extraction returns them with its default options. */
export const extracted = { iban, date: result.Date, amount: result.Amount } as const;

/** The same values, and the sender, as the sample invoice shows them. */
export const printed = {
  sender: result.Address.Name1,
  iban: groupIban(iban),
  date: germanDate(result.Date),
  amount: germanAmount(result.Amount),
} as const;
