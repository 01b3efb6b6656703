import React, { useState } from 'react';
import { Button, Text, TextInput, View } from 'react-native';
// region startPhotoPayment
import DeckleSDK, { type PhotoPaymentConfiguration, type PhotoPaymentResult } from '@deckle/react-native-sdk';

/** Resolves the payment data of an invoice, or `null` when the user leaves without any. */
export async function readPayment(config: PhotoPaymentConfiguration = {}): Promise<PhotoPaymentResult | null> {
  const json = await DeckleSDK.startPhotoPayment(config);
  return json ? (JSON.parse(json) as PhotoPaymentResult) : null;
}
// endregion

// region transfer
export interface Transfer {
  recipient: string;
  iban: string;
  bic: string;
  /** In euros with a decimal point. Empty when no amount was found. */
  amount: string;
  reference: string;
}

export function toTransfer(result: PhotoPaymentResult): Transfer {
  const account = result.Address.Bank?.[0];
  return {
    recipient: result.SEPACreditor ?? result.Address.Name1,
    iban: account?.IBAN ?? result.Address.IBAN?.[0] ?? '',
    bic: account?.BIC ?? '',
    amount: result.Amount === '0.00' ? '' : result.Amount,
    reference: result.Reference,
  };
}
// endregion

// region formatIban
/** `DE58123456780123456789` becomes `DE58 1234 5678 0123 4567 89`. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
// endregion

// region quickPayment
export function readPaymentQuickly(): Promise<PhotoPaymentResult | null> {
  return readPayment({
    multiPage: false,
    allowPageEditing: false,
  });
}
// endregion

// region paymentState
export async function readUnpaidInvoice(): Promise<PhotoPaymentResult | null> {
  const result = await readPayment({
    analyzeConfig: { readPaymentState: true },
  });
  return result?.PaymentState === 'Paid' ? null : result;
}
// endregion

// region emptyResultScreen
export async function readPaymentWithOwnTips(): Promise<PhotoPaymentResult | null> {
  const items = await DeckleSDK.emptyResultScreenDefaultItems();
  return readPayment({
    emptyResultScreen: {
      title: 'Nothing to pay found',
      items: [...items, { title: 'Is it an invoice?', message: 'Scan the page that names the bank account.' }],
      repeatButton: { title: 'Scan again' },
    },
  });
}
// endregion

// region noEmptyResultScreen
export type PaymentOutcome =
  | { status: 'found'; result: PhotoPaymentResult }
  | { status: 'nothingFound' }
  | { status: 'canceled' };

export async function readPaymentOrTypeIt(): Promise<PaymentOutcome> {
  const json = await DeckleSDK.startPhotoPayment({ emptyResultScreen: null });
  if (json === null) {
    return { status: 'canceled' };
  }
  if (json === '') {
    return { status: 'nothingFound' };
  }
  return { status: 'found', result: JSON.parse(json) as PhotoPaymentResult };
}
// endregion

// region transferForm
const fields = [
  ['recipient', 'Recipient'],
  ['iban', 'IBAN'],
  ['bic', 'BIC'],
  ['amount', 'Amount in euros'],
  ['reference', 'Reference'],
] as const;

export function TransferForm() {
  const [transfer, setTransfer] = useState<Transfer>({ recipient: '', iban: '', bic: '', amount: '', reference: '' });
  const [message, setMessage] = useState('');
  const [scanning, setScanning] = useState(false);

  async function onScan() {
    setScanning(true);
    try {
      const result = await readPayment();
      if (result) {
        setTransfer(toTransfer(result));
        setMessage('Check every field before you pay');
      }
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    } finally {
      setScanning(false);
    }
  }

  return (
    <View>
      <Button title="Scan invoice" onPress={onScan} disabled={scanning} />
      {fields.map(([name, label]) => (
        <TextInput
          key={name}
          accessibilityLabel={label}
          placeholder={label}
          value={name === 'iban' ? formatIban(transfer.iban) : transfer[name]}
          onChangeText={(text) => setTransfer({ ...transfer, [name]: name === 'iban' ? text.replace(/\s/g, '') : text })}
        />
      ))}
      <Text>{message}</Text>
    </View>
  );
}
// endregion
