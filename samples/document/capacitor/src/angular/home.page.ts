// region entryPoints
import { Component, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { IonButton, IonContent, IonNote, IonRouterLink } from '@ionic/angular';
import { SdkService } from './sdk.service';

@Component({
  selector: 'app-home',
  imports: [IonButton, IonContent, IonNote, IonRouterLink, RouterLink],
  template: `
    <ion-content class="ion-padding">
      <ion-button routerLink="/scan" [disabled]="sdk.state() !== 'ready'">
        Scan invoice
      </ion-button>
      @if (sdk.state() === 'unavailable') {
        <ion-note>Scanning isn't available in this version.</ion-note>
      }
    </ion-content>
  `,
})
export class HomePage {
  readonly sdk = inject(SdkService);
}
// endregion
