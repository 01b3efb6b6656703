// region transferPage
import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonInput } from '@ionic/angular';
import type { Transfer } from '../photoPayment';
import { emptyTransfer, scanTransfer, transferFields } from '../transferForm';

@Component({
  selector: 'app-transfer',
  imports: [IonButton, IonContent, IonInput],
  template: `
    <ion-content class="ion-padding">
      <ion-button [disabled]="scanning()" (click)="scan()">
        Scan invoice
      </ion-button>
      @for (field of fields; track field.name) {
        <ion-input
          [label]="field.label"
          [value]="transfer()[field.name]"
          (ionInput)="edit(field.name, $event.detail.value)"
        />
      }
      <p role="status">{{ message() }}</p>
    </ion-content>
  `,
})
export class TransferPage {
  readonly fields = transferFields;
  readonly transfer = signal(emptyTransfer);
  readonly scanning = signal(false);
  readonly message = signal('');

  edit(name: keyof Transfer, value?: string | null): void {
    this.transfer.update((old) => ({ ...old, [name]: value ?? '' }));
  }

  async scan(): Promise<void> {
    this.scanning.set(true);
    this.message.set('');
    try {
      const found = await scanTransfer();
      if (found === null) return;
      this.transfer.set(found);
      this.message.set('Check every field before you pay.');
    } catch (error) {
      console.warn('Photo payment:', error);
      this.message.set("The invoice couldn't be read. Try again.");
    } finally {
      this.scanning.set(false);
    }
  }
}
// endregion
