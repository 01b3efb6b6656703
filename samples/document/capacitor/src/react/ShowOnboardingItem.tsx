// region showAgain
import { useState } from 'react';
import { IonItem, IonLabel, IonNote } from '@ionic/react';
import { DeckleSDK } from '@deckle/capacitor-sdk';

export function ShowIntroductionItem() {
  const [message, setMessage] = useState('');

  async function showAgain() {
    try {
      await DeckleSDK.resetOnboarding({});
      setMessage('It appears with your next scan.');
    } catch (error) {
      setMessage(`This didn't work: ${String(error)}`);
    }
  }

  return (
    <>
      <IonItem button onClick={() => void showAgain()}>
        <IonLabel>Show the scanner introduction again</IonLabel>
      </IonItem>
      <IonNote role="status">{message}</IonNote>
    </>
  );
}
// endregion
