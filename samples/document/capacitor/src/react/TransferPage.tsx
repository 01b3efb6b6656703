// region transferPage
import { useCallback, useEffect, useRef, useState } from 'react';
import { IonButton, IonContent, IonInput, IonPage } from '@ionic/react';
import { onFileOpened, type Transfer } from '../photoPayment';
import { emptyTransfer, readTransfer, transferFields } from '../transferForm';

export function TransferPage() {
  const [transfer, setTransfer] = useState(emptyTransfer);
  const [scanning, setScanning] = useState(false);
  const [message, setMessage] = useState('');
  const lastRead = useRef(Promise.resolve());

  function edit(name: keyof Transfer, value?: string | null) {
    setTransfer((old) => ({ ...old, [name]: value ?? '' }));
  }

  const scan = useCallback((uri?: string) => {
    async function read() {
      setScanning(true);
      setMessage('');
      try {
        const found = await readTransfer(uri);
        if (found === null) return;
        setTransfer(found);
        setMessage('Check every field before you pay.');
      } catch (error) {
        console.warn('Photo payment:', error);
        setTransfer(emptyTransfer);
        setMessage("The invoice couldn't be read. Try again.");
      } finally {
        setScanning(false);
      }
    }

    // A file that arrives during a scan waits for its end.
    lastRead.current = lastRead.current.then(read);
  }, []);

  useEffect(() => {
    const listener = onFileOpened(scan);
    return () => void listener.then((handle) => handle.remove());
  }, [scan]);

  return (
    <IonPage>
      <IonContent className="ion-padding">
        <IonButton disabled={scanning} onClick={() => scan()}>
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
