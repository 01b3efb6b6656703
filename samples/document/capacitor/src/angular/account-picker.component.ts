// region AccountPicker
import { Component, input, model } from '@angular/core';
import { IonItem, IonList, IonRadio, IonRadioGroup } from '@ionic/angular';
import type { BankAccount } from '../extractData';
import { formatIban } from '../formatIban';

@Component({
  selector: 'app-account-picker',
  imports: [IonItem, IonList, IonRadio, IonRadioGroup],
  template: `
    <ion-list>
      <ion-radio-group
        [value]="iban()"
        (ionChange)="iban.set($event.detail.value)"
      >
        @for (account of accounts(); track account.iban) {
          <ion-item>
            <ion-radio [value]="account.iban">
              {{ formatIban(account.iban) }} {{ account.bic }}
            </ion-radio>
          </ion-item>
        }
      </ion-radio-group>
    </ion-list>
  `,
})
export class AccountPickerComponent {
  readonly accounts = input.required<BankAccount[]>();
  readonly iban = model.required<string>();
  readonly formatIban = formatIban;
}
// endregion
