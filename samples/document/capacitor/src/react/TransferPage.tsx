// region transferPage
import { useState } from 'react';
import { IonButton, IonContent, IonInput, IonPage } from '@ionic/react';
import type { Transfer } from '../photoPayment';
import { emptyTransfer, scanTransfer, transferFields } from '../transferForm';

export function TransferPage() {
  const [transfer, setTransfer] = useState(emptyTransfer);
  const [scanning, setScanning] = useState(false);
  const [message, setMessage] = useState('');

  function edit(name: keyof Transfer, value?: string | null) {
    setTransfer((old) => ({ ...old, [name]: value ?? '' }));
  }

  async function scan() {
    setScanning(true);
    setMessage('');
    try {
      const found = await scanTransfer();
      if (found === null) return;
      setTransfer(found);
      setMessage('Check every field before you pay.');
    } catch (error) {
      console.warn('Photo payment:', error);
      setMessage("The invoice couldn't be read. Try again.");
    } finally {
      setScanning(false);
    }
  }

  return (
    <IonPage>
      <IonContent className="ion-padding">
        <IonButton disabled={scanning} onClick={() => void scan()}>
          Scan invoice
        </IonButton>
        {transferFields.map(({ name, label }) => (
          <IonInput
            key={name}
            label={label}
            value={transfer[name]}
            onIonInput={({ detail }) => edit(name, detail.value)}
          />
        ))}
        <p role="status">{message}</p>
      </IonContent>
    </IonPage>
  );
}
// endregion
