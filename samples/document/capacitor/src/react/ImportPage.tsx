// region importScreen
import { useRef, useState } from 'react';
import { IonButton, IonContent, IonInput, IonPage } from '@ionic/react';
import { importChosenFile, importTypes } from '../importFile';

export function ImportPage() {
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [loading, setLoading] = useState(false);
  const [message, setMessage] = useState('Choose a PDF or an image');

  async function load() {
    const file = input.current?.files?.item(0);
    if (!file) return;
    setLoading(true);
    setMessage('Loading the file…');
    try {
      const pages = await importChosenFile(file, password || undefined);
      setPassword('');
      setMessage(`Pages loaded: ${pages}`);
    } catch (error) {
      console.warn('File import:', error);
      setMessage('Not loaded. If the PDF has a password, check it.');
    } finally {
      setLoading(false);
    }
  }

  return (
    <IonPage>
      <IonContent className="ion-padding">
        <input
          ref={input}
          type="file"
          aria-label="Invoice"
          accept={importTypes}
        />
        <IonInput
          label="Password, if the PDF has one"
          type="password"
          value={password}
          onIonInput={(event) => setPassword(event.detail.value ?? '')}
        />
        <IonButton disabled={loading} onClick={() => void load()}>
          Import
        </IonButton>
        <p role="status">{message}</p>
      </IonContent>
    </IonPage>
  );
}
// endregion
