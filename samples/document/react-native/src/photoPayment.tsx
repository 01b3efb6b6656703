// region startPhotoPayment
import DeckleSDK from '@deckle/react-native-sdk';
import type {
  PhotoPaymentConfiguration,
  PhotoPaymentResult,
} from '@deckle/react-native-sdk';

/** Resolves with the payment data, or with `null` if the user leaves without any. */
export async function readPayment(
  config: PhotoPaymentConfiguration = {},
): Promise<PhotoPaymentResult | null> {
  const json = await DeckleSDK.startPhotoPayment(config);
  return json ? (JSON.parse(json) as PhotoPaymentResult) : null;
}
// endregion

// region transfer
export interface Transfer {
  recipient: string;
  iban: string;
  bic: string;
  /** In euros with a decimal point, empty if no amount was found. */
  amount: string;
  reference: string;
}

export function toTransfer(result: PhotoPaymentResult): Transfer {
  const account = result.Address.Bank?.[0];
  return {
    recipient: result.SEPACreditor || result.Address.Name1,
    iban: account?.IBAN ?? result.Address.IBAN?.[0] ?? '',
    bic: account?.BIC ?? '',
    amount: result.Amount === '0.00' ? '' : result.Amount,
    reference: result.Reference,
  };
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
import { Alert } from 'react-native';

/** Resolves with `null` as well if the user doesn't want to pay twice. */
export async function readPaymentOnce(): Promise<PhotoPaymentResult | null> {
  const result = await readPayment({
    analyzeConfig: { readPaymentState: true },
  });
  if (result?.PaymentState !== 'Paid') return result;
  return (await confirmSecondPayment()) ? result : null;
}

function confirmSecondPayment(): Promise<boolean> {
  return new Promise((resolve) => {
    Alert.alert('Already paid', 'The invoice says that it is paid.', [
      { text: 'Cancel', style: 'cancel', onPress: () => resolve(false) },
      { text: 'Pay anyway', onPress: () => resolve(true) },
    ]);
  });
}
// endregion

// region emptyResultScreen
export async function readPaymentWithOwnTips(): Promise<PhotoPaymentResult | null> {
  const items = await DeckleSDK.emptyResultScreenDefaultItems();
  items.push({
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

// region girocode
export function readPrintedTextOnly(): Promise<PhotoPaymentResult | null> {
  return readPayment({ allowGiroCode: false });
}
// endregion

// region useSharedFile
import { useEffect, useRef } from 'react';
import { Linking } from 'react-native';

/** Calls `onFile` for each file that another app shares. */
export function useSharedFile(onFile: (uri: string) => void) {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });

  useEffect(() => {
    let mounted = true;
    function report(uri: string | null) {
      if (mounted && uri && /^(content|file):/.test(uri)) latest.current(uri);
    }
    Linking.getInitialURL()
      .then(report)
      .catch((error: unknown) => console.warn('Shared file:', error));
    const subscription = Linking.addEventListener('url', ({ url }) =>
      report(url),
    );
    return () => {
      mounted = false;
      subscription.remove();
    };
  }, []);
}
// endregion

// region startPhotoPaymentWithExternalFiles
/** Resolves with the payment data, or with `null` if the user leaves without any. */
export async function readSharedInvoice(
  uri: string,
): Promise<PhotoPaymentResult | null> {
  const json = await DeckleSDK.startPhotoPaymentWithExternalFiles([uri], {});
  return json ? (JSON.parse(json) as PhotoPaymentResult) : null;
}
// endregion

// region transferForm
import { useState } from 'react';
import { Button, Text, TextInput, View } from 'react-native';
import { formatIban } from './formatIban';

const fields = [
  ['recipient', 'Recipient'],
  ['iban', 'IBAN'],
  ['bic', 'BIC'],
  ['amount', 'Amount in euros'],
  ['reference', 'Reference'],
] as const;

const emptyTransfer: Transfer = {
  recipient: '',
  iban: '',
  bic: '',
  amount: '',
  reference: '',
};

export function TransferForm() {
  const [transfer, setTransfer] = useState(emptyTransfer);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const lastCall = useRef(Promise.resolve());

  async function fill(read: () => Promise<PhotoPaymentResult | null>) {
    setBusy(true);
    try {
      const result = await read();
      if (result) {
        const found = toTransfer(result);
        setTransfer({ ...found, iban: formatIban(found.iban) });
        setMessage('Check every field before you pay');
      }
    } catch (error) {
      console.warn('Photo payment:', error);
      setTransfer(emptyTransfer);
      setMessage("The invoice couldn't be read");
    } finally {
      setBusy(false);
    }
  }

  function scan() {
    lastCall.current = fill(() => readPayment());
  }

  // A file that arrives during a scan is read after the scan.
  useSharedFile((uri) => {
    lastCall.current = lastCall.current.then(() =>
      fill(() => readSharedInvoice(uri)),
    );
  });

  return (
    <View>
      <Button title="Scan invoice" onPress={scan} disabled={busy} />
      {fields.map(([name, label]) => (
        <TextInput
          key={name}
          accessibilityLabel={label}
          placeholder={label}
          placeholderTextColor="gray"
          style={{ color: 'black' }}
          value={transfer[name]}
          onChangeText={(text) => setTransfer({ ...transfer, [name]: text })}
        />
      ))}
      <Text style={{ color: 'black' }}>{message}</Text>
    </View>
  );
}
// endregion
