// region PageList
import { useState } from 'react';
import { IonContent, IonPage, useIonViewWillEnter } from '@ionic/react';
import { pageUrls, writePages } from '../exportImages';

export function PagesPage() {
  const [urls, setUrls] = useState<string[]>([]);
  const [message, setMessage] = useState('');

  async function showPages() {
    setUrls([]);
    setMessage('Writing the pages…');
    try {
      const pages = pageUrls(await writePages());
      setUrls(pages);
      setMessage(`Pages: ${pages.length}`);
    } catch (error) {
      console.warn('Image export:', error);
      setMessage("The pages couldn't be exported.");
    }
  }
  useIonViewWillEnter(() => void showPages());

  return (
    <IonPage>
      <IonContent className="ion-padding">
        <p role="status">{message}</p>
        {urls.map((url, index) => (
          <img key={url} src={url} alt={`Page ${index + 1}`} loading="lazy" />
        ))}
      </IonContent>
    </IonPage>
  );
}
// endregion
