// region showAgain
import { useState } from 'react';
import { IonItem, IonLabel, IonNote } from '@ionic/react';
import { DeckleSDK } from '@deckle/capacitor-sdk';

export function ShowOnboardingItem() {
  const [message, setMessage] = useState('');

  async function showAgain() {
    try {
      await DeckleSDK.resetOnboarding({});
      setMessage('It appears with your next scan.');
    } catch (error) {
      console.warn('Onboarding:', error);
      setMessage("This didn't work. Try again later.");
    }
  }

  return (
    <>
      <IonItem button onClick={() => void showAgain()}>
        <IonLabel>Show the scanner onboarding again</IonLabel>
      </IonItem>
      <IonNote role="status">{message}</IonNote>
    </>
  );
}
// endregion
