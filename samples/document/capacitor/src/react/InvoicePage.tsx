// region InvoicePage
import { useState } from 'react';
import { IonContent, IonPage, useIonViewWillEnter } from '@ionic/react';
import { formatAmount, readInvoice, type Invoice } from '../extractData';
import { AccountPicker } from './AccountPicker';

export function InvoicePage() {
  const [invoice, setInvoice] = useState<Invoice | null>(null);
  const [iban, setIban] = useState('');
  const [message, setMessage] = useState('');

  async function showInvoice() {
    setInvoice(null);
    setMessage('Reading the document…');
    try {
      const found = await readInvoice();
      setInvoice(found);
      setIban(found?.accounts[0]?.iban ?? '');
      if (!found) setMessage('No data found on this document');
    } catch (error) {
      console.warn('Data extraction:', error);
      setMessage("The data couldn't be read. Scan the document again.");
    }
  }
  useIonViewWillEnter(() => void showInvoice());

  return (
    <IonPage>
      <IonContent className="ion-padding">
        {invoice ? (
          <>
            <h1>{invoice.sender ?? 'Unknown sender'}</h1>
            <p>{formatAmount(invoice.amountInCents)}</p>
            <AccountPicker
              accounts={invoice.accounts}
              iban={iban}
              onSelect={setIban}
            />
          </>
        ) : (
          <p role="status">{message}</p>
        )}
      </IonContent>
    </IonPage>
  );
}
// endregion
