/** A bank transfer, as a payment code on an invoice describes it. */
export interface Transfer {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
  /** In euros, with a decimal point. */
  readonly amount: string;
  /** Text for the recipient. */
  readonly reference: string;
}

/** The content of a GiroCode: EPC069-12, version 2, in UTF-8. */
export function giroCode({ name, iban, bic, amount, reference }: Transfer): string {
  const purpose = '';
  const structuredReference = '';
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name,
    iban,
    `EUR${amount}`,
    purpose,
    structuredReference,
    reference,
  ].join('\n');
}
