// region scanScreen
import { Component, signal } from '@angular/core';
import { IonButton, IonContent } from '@ionic/angular';
import { scanInvoice } from '../scanDocument';

@Component({
  selector: 'app-scan',
  imports: [IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button [disabled]="scanning()" (click)="scan()">
        Scan invoice
      </ion-button>
      <p role="status">{{ message() }}</p>
    </ion-content>
  `,
})
export class ScanPage {
  readonly scanning = signal(false);
  readonly message = signal('No invoice scanned yet');

  async scan(): Promise<void> {
    this.scanning.set(true);
    try {
      const pages = await scanInvoice();
      if (pages !== null) this.message.set(`Pages scanned: ${pages}`);
    } catch (error) {
      console.warn('Scan:', error);
      this.message.set('The scan failed. Try again.');
    } finally {
      this.scanning.set(false);
    }
  }
}
// endregion
