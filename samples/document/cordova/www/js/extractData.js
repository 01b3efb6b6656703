// region setAnalyzeConfiguration
/**
 * Call this once, right after initSDK has resolved.
 * @returns {Promise<boolean>}
 */
export async function prepareDataExtraction() {
  try {
    await DeckleSDKPromisify.setAnalyzeConfiguration({
      readBIC: true,
      readPaymentState: true,
    });
    return true;
  } catch (error) {
    console.error('Data extraction is unavailable:', error);
    return false;
  }
}
// endregion

// region analyze
/**
 * Resolves with `null` if no data is found. Rejects on failure.
 * @returns {Promise<Invoice | null>}
 */
export async function readInvoice() {
  const json = await DeckleSDKPromisify.analyze();
  return json === '' ? null : parseInvoice(json);
}
// endregion

// region invoiceTypes
/** @typedef {{ iban: string, bic: string }} BankAccount */

/**
 * `null` means that the document doesn't show this value.
 * @typedef {object} Invoice
 * @property {string | null} sender
 * @property {string | null} date
 * @property {number | null} amountInCents
 * @property {string | null} invoiceId
 * @property {string | null} reference
 * @property {BankAccount[]} accounts
 * @property {'paid' | 'toPay' | 'unknown'} paymentState
 */
// endregion

// region parseInvoice
/** @import { AnalyzeAddress, AnalyzeResult } from 'cordova-plugin-deckle-sdk' */

/**
 * @param {string} json
 * @returns {Invoice}
 */
export function parseInvoice(json) {
  const result = /** @type {AnalyzeResult} */ (JSON.parse(json));
  const cents = Math.round(Number(result.Amount) * 100);
  return {
    sender: result.Address.Name1 || null,
    date: result.Date || null,
    amountInCents: cents || null,
    invoiceId: result.InvoiceId || null,
    reference: result.Reference || null,
    accounts: readAccounts(result.Address),
    paymentState: readPaymentState(result.PaymentState),
  };
}

/** @param {string | undefined} state */
function readPaymentState(state) {
  if (state === 'Paid') return 'paid';
  return state === 'ToPay' ? 'toPay' : 'unknown';
}
// endregion

// region readAccounts
/**
 * @param {AnalyzeAddress} address
 * @returns {BankAccount[]}
 */
function readAccounts(address) {
  if (address.Bank) {
    return address.Bank.map((bank) => ({ iban: bank.IBAN, bic: bank.BIC }));
  }
  return (address.IBAN ?? []).map((iban) => ({ iban, bic: '' }));
}
// endregion

// region formatAmount
const euros = new Intl.NumberFormat(undefined, {
  style: 'currency',
  currency: 'EUR',
});

/** @param {number | null} cents */
export function formatAmount(cents) {
  return cents === null ? 'No amount' : euros.format(cents / 100);
}
// endregion
