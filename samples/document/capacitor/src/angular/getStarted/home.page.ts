// region getStarted
import { Component, signal, type OnInit } from '@angular/core';
import { IonButton, IonContent } from '@ionic/angular';
import { DeckleSDK } from '@deckle/capacitor-sdk';

const LICENSE_KEY = '';

@Component({
  selector: 'app-home',
  imports: [IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button [disabled]="!ready()" (click)="scan()">
        Scan a document
      </ion-button>
      <p>{{ message() }}</p>
    </ion-content>
  `,
})
export class HomePage implements OnInit {
  readonly ready = signal(false);
  readonly message = signal('');

  async ngOnInit(): Promise<void> {
    try {
      await DeckleSDK.initSDK({ licenseKey: LICENSE_KEY });
      this.message.set('Ready to scan');
      this.ready.set(true);
    } catch (error) {
      this.message.set(String(error));
    }
  }

  async scan(): Promise<void> {
    this.ready.set(false);
    try {
      const { status } = await DeckleSDK.scanDocument({ config: {} });
      if (status === 'CANCELED') {
        this.message.set('Scan canceled');
      } else {
        const { count } = await DeckleSDK.pageCount();
        this.message.set(`Pages scanned: ${count}`);
      }
    } catch (error) {
      this.message.set(`Scan failed: ${String(error)}`);
    } finally {
      this.ready.set(true);
    }
  }
}
// endregion
