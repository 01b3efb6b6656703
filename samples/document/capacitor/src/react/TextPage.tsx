// region DocumentText
import { useState } from 'react';
import { IonButton, IonContent, IonPage } from '@ionic/react';
import { readText } from '../detectText';

export function TextPage() {
  const [busy, setBusy] = useState(false);
  const [text, setText] = useState('');

  async function showText() {
    setBusy(true);
    try {
      setText((await readText()) || 'No text found');
    } catch (error) {
      console.warn('Text recognition:', error);
      setText("The text couldn't be read.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <IonPage>
      <IonContent className="ion-padding">
        <IonButton disabled={busy} onClick={() => void showText()}>
          {busy ? 'Reading…' : 'Show text'}
        </IonButton>
        <pre className="ion-text-wrap">{text}</pre>
      </IonContent>
    </IonPage>
  );
}
// endregion
