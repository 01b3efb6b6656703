// region accountPicker
import { formatIban } from './formatIban.js';
/** @import { BankAccount } from './extractData.js' */

const picker = /** @type {HTMLElement} */ (
  document.getElementById('invoice-accounts')
);

/**
 * Shows one radio button per account, whose value is the IBAN, and selects the first.
 * @param {BankAccount[]} accounts
 */
export function showAccounts(accounts) {
  for (const label of picker.querySelectorAll('label')) label.remove();
  for (const [index, { iban }] of accounts.entries()) {
    const label = document.createElement('label');
    const radio = document.createElement('input');
    radio.type = 'radio';
    radio.name = 'account';
    radio.value = iban;
    radio.checked = index === 0;
    label.append(radio, formatIban(iban));
    picker.append(label);
  }
  picker.hidden = accounts.length === 0;
}
// endregion
