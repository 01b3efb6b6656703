// region getStarted
import { useEffect, useState } from 'react';
import { IonButton, IonContent, IonPage } from '@ionic/react';
import { DeckleSDK } from '@deckle/capacitor-sdk';

const LICENSE_KEY = '';

export default function Home() {
  const [ready, setReady] = useState(false);
  const [message, setMessage] = useState('');

  useEffect(() => {
    async function start() {
      try {
        await DeckleSDK.initSDK({ licenseKey: LICENSE_KEY });
        setMessage('Ready to scan');
        setReady(true);
      } catch (error) {
        setMessage(String(error));
      }
    }
    void start();
  }, []);

  async function scan() {
    setReady(false);
    try {
      const { status } = await DeckleSDK.scanDocument({ config: {} });
      if (status === 'CANCELED') {
        setMessage('Scan canceled');
      } else {
        const { count } = await DeckleSDK.pageCount();
        setMessage(`Pages scanned: ${count}`);
      }
    } catch (error) {
      setMessage(`Scan failed: ${String(error)}`);
    } finally {
      setReady(true);
    }
  }

  return (
    <IonPage>
      <IonContent className="ion-padding">
        <IonButton disabled={!ready} onClick={() => void scan()}>
          Scan a document
        </IonButton>
        <p>{message}</p>
      </IonContent>
    </IonPage>
  );
}
// endregion
