// region analyze
import DeckleSDK from '@deckle/react-native-sdk';

/** Resolves with null if the document shows no data. Rejects on failure. */
export async function readInvoice(): Promise<Invoice | null> {
  const json = await DeckleSDK.analyze();
  return json ? parseInvoice(json) : null;
}
// endregion

// region setAnalyzeConfiguration
/** Call it once, directly after initSDK has resolved with true. */
export async function prepareDataExtraction(): Promise<boolean> {
  const accepted = await DeckleSDK.setAnalyzeConfiguration({
    readBIC: true,
    readPaymentState: true,
  });
  if (!accepted) {
    console.warn('Data extraction:', await DeckleSDK.getLastError());
  }
  return accepted;
}
// endregion

// region invoiceTypes
export type PaymentState = 'paid' | 'toPay' | 'unknown';

export interface BankAccount {
  iban: string;
  bic: string;
}

/** Null stands for a value that the document doesn't show. */
export interface Invoice {
  sender: string | null;
  date: string | null;
  amountInCents: number | null;
  invoiceId: string | null;
  reference: string | null;
  accounts: BankAccount[];
  paymentState: PaymentState;
}
// endregion

// region parseInvoice
import type { AnalyzeAddress, AnalyzeResult } from '@deckle/react-native-sdk';

const paymentStates = new Map<string | undefined, PaymentState>([
  ['Paid', 'paid'],
  ['ToPay', 'toPay'],
]);

export function parseInvoice(json: string): Invoice {
  const result = JSON.parse(json) as AnalyzeResult;
  const cents = Math.round(Number(result.Amount) * 100);
  return {
    sender: result.Address.Name1 || null,
    date: result.Date || null,
    amountInCents: cents || null,
    invoiceId: result.InvoiceId || null,
    reference: result.Reference || null,
    accounts: readAccounts(result.Address),
    paymentState: paymentStates.get(result.PaymentState) ?? 'unknown',
  };
}
// endregion

// region readAccounts
export function readAccounts(address: AnalyzeAddress): BankAccount[] {
  if (address.Bank) {
    return address.Bank.map((bank) => ({ iban: bank.IBAN, bic: bank.BIC }));
  }
  return (address.IBAN ?? []).map((iban) => ({ iban, bic: '' }));
}
// endregion

// region AccountPicker
import { Pressable, Text, View } from 'react-native';
import { formatIban } from './formatIban';

interface AccountPickerProps {
  accounts: BankAccount[];
  selected: number;
  onSelect: (index: number) => void;
}

export function AccountPicker({
  accounts,
  selected,
  onSelect,
}: AccountPickerProps) {
  return (
    <View accessibilityRole="radiogroup">
      {accounts.map((account, index) => (
        <Pressable
          key={account.iban}
          accessibilityRole="radio"
          accessibilityState={{ checked: index === selected }}
          onPress={() => onSelect(index)}
        >
          <Text style={{ color: 'black' }}>
            {index === selected ? '● ' : '○ '}
            {formatIban(account.iban)} {account.bic}
          </Text>
        </Pressable>
      ))}
    </View>
  );
}
// endregion

// region InvoiceView
import { useEffect, useState } from 'react';

const euros = new Intl.NumberFormat(undefined, {
  style: 'currency',
  currency: 'EUR',
});

export function InvoiceView() {
  const [invoice, setInvoice] = useState<Invoice | null>(null);
  const [message, setMessage] = useState('Reading the document…');
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    let mounted = true;
    readInvoice()
      .then((found) => {
        if (!mounted) return;
        if (found) setInvoice(found);
        else setMessage('No data found on this document');
      })
      .catch((error: unknown) => {
        console.warn('Data extraction:', error);
        if (mounted) setMessage("The data couldn't be read.");
      });
    return () => {
      mounted = false;
    };
  }, []);

  if (!invoice) return <Text style={{ color: 'black' }}>{message}</Text>;
  return (
    <View>
      <Text style={{ color: 'black' }}>
        {invoice.sender ?? 'Unknown sender'}
      </Text>
      <Text style={{ color: 'black' }}>
        {invoice.amountInCents === null
          ? 'No amount'
          : euros.format(invoice.amountInCents / 100)}
      </Text>
      <AccountPicker
        accounts={invoice.accounts}
        selected={selected}
        onSelect={setSelected}
      />
    </View>
  );
}
// endregion
