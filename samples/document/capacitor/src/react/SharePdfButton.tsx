// region sharePdf
import { useState } from 'react';
import { IonButton, IonText } from '@ionic/react';
import { writePdfToShare } from '../createPdf';
import { sharePdf } from '../sharePdf';

export function SharePdfButton() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function share() {
    setBusy(true);
    setMessage('');
    try {
      await sharePdf(await writePdfToShare());
    } catch (error) {
      console.warn('PDF:', error);
      setMessage("The invoice couldn't be shared.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <IonButton disabled={busy} onClick={() => void share()}>
        {busy ? 'Writing…' : 'Share as PDF'}
      </IonButton>
      <IonText color="danger" role="alert">
        {message}
      </IonText>
    </>
  );
}
// endregion
