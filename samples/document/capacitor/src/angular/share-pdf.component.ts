// region sharePdf
import { Component, signal } from '@angular/core';
import { IonButton, IonText } from '@ionic/angular';
import { writePdfToShare } from '../createPdf';
import { sharePdf } from '../sharePdf';

@Component({
  selector: 'app-share-pdf',
  imports: [IonButton, IonText],
  template: `
    <ion-button [disabled]="busy()" (click)="share()">
      {{ busy() ? 'Writing…' : 'Share as PDF' }}
    </ion-button>
    <ion-text color="danger" role="alert">{{ message() }}</ion-text>
  `,
})
export class SharePdfComponent {
  readonly busy = signal(false);
  readonly message = signal('');

  async share(): Promise<void> {
    this.busy.set(true);
    this.message.set('');
    try {
      await sharePdf(await writePdfToShare());
    } catch (error) {
      console.warn('PDF:', error);
      this.message.set("The invoice couldn't be shared.");
    } finally {
      this.busy.set(false);
    }
  }
}
// endregion
