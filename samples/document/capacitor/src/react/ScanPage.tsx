// region scanScreen
import { useState } from 'react';
import { IonButton, IonContent, IonPage } from '@ionic/react';
import { scanInvoice } from '../scanDocument';

export function ScanPage() {
  const [scanning, setScanning] = useState(false);
  const [message, setMessage] = useState('No invoice scanned yet');

  async function scan() {
    setScanning(true);
    try {
      const pages = await scanInvoice();
      if (pages !== null) setMessage(`Pages scanned: ${pages}`);
    } catch (error) {
      console.warn('Scan:', error);
      setMessage('The scan failed. Try again.');
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
        <p role="status">{message}</p>
      </IonContent>
    </IonPage>
  );
}
// endregion
