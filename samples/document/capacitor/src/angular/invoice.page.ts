// region InvoicePage
import { Component, signal } from '@angular/core';
import { IonContent, type ViewWillEnter } from '@ionic/angular';
import { formatAmount, readInvoice, type Invoice } from '../extractData';
import { AccountPickerComponent } from './account-picker.component';

@Component({
  selector: 'app-invoice',
  imports: [IonContent, AccountPickerComponent],
  template: `
    <ion-content class="ion-padding">
      @if (invoice(); as found) {
        <h1>{{ found.sender ?? 'Unknown sender' }}</h1>
        <p>{{ formatAmount(found.amountInCents) }}</p>
        <app-account-picker [accounts]="found.accounts" [(iban)]="iban" />
      } @else {
        <p role="status">{{ message() }}</p>
      }
    </ion-content>
  `,
})
export class InvoicePage implements ViewWillEnter {
  readonly invoice = signal<Invoice | null>(null);
  readonly iban = signal('');
  readonly message = signal('');
  readonly formatAmount = formatAmount;

  async ionViewWillEnter(): Promise<void> {
    this.invoice.set(null);
    this.message.set('Reading the document…');
    try {
      const found = await readInvoice();
      this.invoice.set(found);
      this.iban.set(found?.accounts[0]?.iban ?? '');
      if (!found) this.message.set('No data found on this document');
    } catch (error) {
      console.warn('Data extraction:', error);
      this.message.set("The data couldn't be read. Scan the document again.");
    }
  }
}
// endregion
