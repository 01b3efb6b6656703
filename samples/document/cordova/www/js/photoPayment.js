// region startPhotoPayment
/**
 * @import { PhotoPaymentConfiguration } from 'cordova-plugin-deckle-sdk'
 * @import { PhotoPaymentResult } from 'cordova-plugin-deckle-sdk'
 */

/**
 * Resolves with `null` if the user leaves without payment data.
 * @param {PhotoPaymentConfiguration} [config]
 * @returns {Promise<PhotoPaymentResult | null>}
 */
export async function readPayment(config = {}) {
  const json = await DeckleSDKPromisify.startPhotoPayment(config);
  if (json === '') return null;
  return /** @type {PhotoPaymentResult} */ (JSON.parse(json));
}
// endregion

// region transfer
/**
 * `amount` is in euros with a decimal point, or empty if none was found.
 * @typedef {object} Transfer
 * @property {string} recipient
 * @property {string} iban
 * @property {string} bic
 * @property {string} amount
 * @property {string} reference
 */

/**
 * @param {PhotoPaymentResult} payment
 * @returns {Transfer}
 */
export function toTransfer(payment) {
  const { Address, Amount, Reference, SEPACreditor } = payment;
  const account = Address.Bank?.[0];
  return {
    recipient: SEPACreditor || Address.Name1,
    iban: account?.IBAN ?? Address.IBAN?.[0] ?? '',
    bic: account?.BIC ?? '',
    amount: Amount === '0.00' ? '' : Amount,
    reference: Reference,
  };
}
// endregion

// region quickPayment
export function readOnePagePayment() {
  return readPayment({ multiPage: false, allowPageEditing: false });
}
// endregion

// region paymentState
/** Also resolves with `null` if the user doesn't want to pay twice. */
export async function readUnpaid() {
  const payment = await readPayment({
    analyzeConfig: { readPaymentState: true },
  });
  if (payment?.PaymentState === 'Paid' && !(await confirmSecondPayment())) {
    return null;
  }
  return payment;
}

/** @returns {Promise<boolean>} */
function confirmSecondPayment() {
  return new Promise((resolve) => {
    navigator.notification.confirm(
      'According to the invoice, it has already been paid.',
      // 1 is the first button. 0 means that the user dismissed the dialog.
      (button) => resolve(button === 1),
      'Pay again?',
      ['Pay', 'Cancel'],
    );
  });
}
// endregion

// region emptyResultScreen
export async function readPaymentWithOwnTips() {
  const items = await DeckleSDKPromisify.emptyResultScreenDefaultItems();
  items.unshift({
    title: 'Is it an invoice?',
    message: 'Scan the page that names the bank account.',
  });
  return readPayment({
    emptyResultScreen: {
      title: 'No payment data found',
      items,
      repeatButton: { title: 'Scan again' },
    },
  });
}
// endregion

// region noEmptyResultScreen
/** Without this screen, users can fill in the form themselves. */
export function readPaymentOrTypeIt() {
  return readPayment({ emptyResultScreen: null });
}
// endregion

// region printedTextOnly
export function readPrintedPayment() {
  return readPayment({ allowGiroCode: false });
}
// endregion

// region externalFile
/**
 * Resolves with `null` if the user leaves without payment data.
 * @param {string} uri
 * @returns {Promise<PhotoPaymentResult | null>}
 */
export async function readPaymentOfFile(uri) {
  const json = await DeckleSDKPromisify.startPhotoPaymentWithExternalFiles(
    [uri],
    {},
  );
  if (json === '') return null;
  return /** @type {PhotoPaymentResult} */ (JSON.parse(json));
}
// endregion
