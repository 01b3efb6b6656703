/**
 * Data that was read from the current document.
 *
 * @remarks
 * `sdk:DeckleSDK.analyze` returns it as a JSON string. Fields that weren't found are present and
 * contain an empty string; `sdk:AnalyzeResult.Amount` contains `"0.00"`. Only
 * `sdk:AnalyzeResult.PaymentState`, `sdk:AnalyzeAddress.Bank`, and `sdk:AnalyzeAddress.IBAN` can be
 * missing: they depend on `sdk:AnalyzeConfiguration`[sdk:PaymentAnalyzeConfiguration: , in photo
 * payment on `sdk:PaymentAnalyzeConfiguration`]. Extraction works with German-language documents
 * such as invoices and receipts.
 *
 * @example
 * ```ts
 * import type { AnalyzeResult } from '@deckle/react-native-sdk';
 *
 * function amountOf(json: string): number | null {
 *   if (json === '') return null;
 *   const { Amount } = JSON.parse(json) as AnalyzeResult;
 *   return Amount === '0.00' ? null : Number(Amount);
 * }
 * ```
 *
 * @since 1.5
 * @jsonResult
 */
export interface AnalyzeResult {
  /**
   * Sender of the document, with postal address and bank accounts. Always present.
   * @since 1.5
   */
  Address: AnalyzeAddress;
  /**
   * Document date as `yyyy-MM-dd`, or an empty string.
   * @since 1.5
   */
  Date: string;
  /**
   * Total amount with a decimal point, `"0.00"` if none was found.
   * @remarks
   * The currency isn't reported. Amounts on the supported documents are in euros.
   * @since 1.5
   */
  Amount: string;
  /**
   * Invoice number, or an empty string.
   * @since 1.5
   */
  InvoiceId: string;
  /**
   * Text to use as the remittance information of a transfer, or an empty string.
   * @since 1.5
   */
  Reference: string;
  /**
   * Whether the document is already paid: `"Paid"`, `"ToPay"`, or an empty string if that is
   * unknown.
   * @remarks
   * Present only if `sdk:AnalyzeConfiguration.readPaymentState` is `true` in
   * `sdk:AnalyzeConfiguration`[sdk:PaymentAnalyzeConfiguration:  or, in photo payment, in
   * `sdk:PaymentAnalyzeConfiguration`].
   * @since 1.5
   */
  PaymentState?: string;
}

/**
 * Sender of a document, as part of an `sdk:AnalyzeResult`.
 *
 * @remarks
 * Exactly one of `sdk:AnalyzeAddress.Bank` and `sdk:AnalyzeAddress.IBAN` is present. Which one
 * depends on `sdk:AnalyzeConfiguration.readBIC`[sdk:PaymentAnalyzeConfiguration: , in photo payment
 * on that of `sdk:PaymentAnalyzeConfiguration`].
 *
 * @example
 * ```ts
 * import type { AnalyzeAddress } from '@deckle/react-native-sdk';
 *
 * function firstIban(address: AnalyzeAddress): string | undefined {
 *   return address.Bank?.[0]?.IBAN ?? address.IBAN?.[0];
 * }
 * ```
 *
 * @since 1.5
 * @jsonResult
 */
export interface AnalyzeAddress {
  /**
   * Name of the company or person, or an empty string.
   * @since 1.5
   */
  Name1: string;
  /**
   * Second line of the name, or an empty string.
   * @since 1.5
   */
  Name2: string;
  /**
   * Third line of the name, or an empty string.
   * @since 1.5
   */
  Name3: string;
  /**
   * Postal code, or an empty string.
   * @since 1.5
   */
  Zipcode: string;
  /**
   * Town or city, or an empty string.
   * @since 1.5
   */
  City: string;
  /**
   * Street with house number, or an empty string.
   * @since 1.5
   */
  Street: string;
  /**
   * Phone number of the sender, or an empty string.
   * @since 1.5
   */
  Phone: string;
  /**
   * Customer number that the sender printed on the document, or an empty string.
   * @since 1.5
   */
  CustomerId: string;
  /**
   * Bank accounts of the sender with IBAN and BIC, one entry per account.
   * @remarks
   * Present only if `sdk:AnalyzeConfiguration.readBIC` is `true` in
   * `sdk:AnalyzeConfiguration`[sdk:PaymentAnalyzeConfiguration:  or, in photo payment, in
   * `sdk:PaymentAnalyzeConfiguration`].
   * @since 1.5
   */
  Bank?: AnalyzeBankAccount[];
  /**
   * IBANs of the sender without spaces, one entry per account.
   * @remarks
   * Replaces `sdk:AnalyzeAddress.Bank` if `sdk:AnalyzeConfiguration.readBIC` is `false`.
   * @since 1.5
   */
  IBAN?: string[];
}

/**
 * One bank account of the sender, as an entry of `sdk:AnalyzeAddress.Bank`.
 *
 * @example
 * ```ts
 * import type { AnalyzeBankAccount } from '@deckle/react-native-sdk';
 *
 * function inGroupsOfFour({ IBAN }: AnalyzeBankAccount): string {
 *   return IBAN.replace(/(.{4})(?=.)/g, '$1 ');
 * }
 * ```
 *
 * @since 1.5
 * @jsonResult
 */
export interface AnalyzeBankAccount {
  /**
   * IBAN without spaces.
   * @since 1.5
   */
  IBAN: string;
  /**
   * BIC of the bank, or an empty string if the document doesn't name it.
   * @since 1.5
   */
  BIC: string;
}

/**
 * Payment data of an invoice: an `sdk:AnalyzeResult` with the recipient of the transfer.
 *
 * @remarks
 * `sdk:DeckleSDK.startPhotoPayment` returns it as a JSON string. To fill in a transfer, take the
 * recipient from `sdk:PhotoPaymentResult.SEPACreditor`, IBAN and BIC from the first bank account,
 * the amount from `sdk:AnalyzeResult.Amount`, and the remittance information from
 * `sdk:AnalyzeResult.Reference`.
 *
 * @example
 * ```ts
 * import type { PhotoPaymentResult } from '@deckle/react-native-sdk';
 *
 * function recipientOf(payment: PhotoPaymentResult): string {
 *   return payment.SEPACreditor || payment.Address.Name1;
 * }
 * ```
 *
 * @since 1.8
 * @jsonResult
 */
export interface PhotoPaymentResult extends AnalyzeResult {
  /**
   * Name of the recipient to put on the transfer.
   * @remarks
   * Present only if `sdk:PaymentAnalyzeConfiguration.readSEPACreditor` is `true`. If there's no
   * separate creditor, it's the name of the sender.
   * @since 1.8
   */
  SEPACreditor?: string;
}
