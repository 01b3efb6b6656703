// region transferPage
import { Component, type OnDestroy, signal } from '@angular/core';
import { IonButton, IonContent, IonInput } from '@ionic/angular';
import { onFileOpened, type Transfer } from '../photoPayment';
import { emptyTransfer, readTransfer, transferFields } from '../transferForm';

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
export class TransferPage implements OnDestroy {
  readonly fields = transferFields;
  readonly transfer = signal(emptyTransfer);
  readonly scanning = signal(false);
  readonly message = signal('');
  private lastRead = Promise.resolve();
  private readonly listener = onFileOpened((uri) => this.scan(uri));

  ngOnDestroy(): void {
    void this.listener.then((handle) => handle.remove());
  }

  edit(name: keyof Transfer, value?: string | null): void {
    this.transfer.update((old) => ({ ...old, [name]: value ?? '' }));
  }

  // A file that arrives during a scan waits for its end.
  scan(uri?: string): void {
    this.lastRead = this.lastRead.then(() => this.read(uri));
  }

  private async read(uri?: string): Promise<void> {
    this.scanning.set(true);
    this.message.set('');
    try {
      const found = await readTransfer(uri);
      if (found === null) return;
      this.transfer.set(found);
      this.message.set('Check every field before you pay.');
    } catch (error) {
      console.warn('Photo payment:', error);
      this.transfer.set(emptyTransfer);
      this.message.set("The invoice couldn't be read. Try again.");
    } finally {
      this.scanning.set(false);
    }
  }
}
// endregion
