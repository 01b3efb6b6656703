// region entryPoints
import { IonButton, IonContent, IonNote, IonPage } from '@ionic/react';
import { useSdk } from './useSdk';

export default function Home() {
  const sdkState = useSdk();

  return (
    <IonPage>
      <IonContent className="ion-padding">
        <IonButton routerLink="/scan" disabled={sdkState !== 'ready'}>
          Scan invoice
        </IonButton>
        {sdkState === 'unavailable' && (
          <IonNote>Scanning isn't available in this version.</IonNote>
        )}
      </IonContent>
    </IonPage>
  );
}
// endregion
