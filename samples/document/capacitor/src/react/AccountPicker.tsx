// region AccountPicker
import { IonItem, IonList, IonRadio, IonRadioGroup } from '@ionic/react';
import type { BankAccount } from '../extractData';
import { formatIban } from '../formatIban';

interface AccountPickerProps {
  accounts: BankAccount[];
  iban: string;
  onSelect: (iban: string) => void;
}

export function AccountPicker({
  accounts,
  iban,
  onSelect,
}: AccountPickerProps) {
  return (
    <IonList>
      <IonRadioGroup
        value={iban}
        onIonChange={(event) => onSelect(event.detail.value)}
      >
        {accounts.map((account) => (
          <IonItem key={account.iban}>
            <IonRadio value={account.iban}>
              {formatIban(account.iban)} {account.bic}
            </IonRadio>
          </IonItem>
        ))}
      </IonRadioGroup>
    </IonList>
  );
}
// endregion
