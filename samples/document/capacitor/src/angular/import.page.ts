// region importScreen
import { Component, signal } from '@angular/core';
import { IonButton, IonContent, IonInput } from '@ionic/angular';
import { importChosenFile, importTypes } from '../importFile';

@Component({
  selector: 'app-import',
  imports: [IonButton, IonContent, IonInput],
  template: `
    <ion-content class="ion-padding">
      <input #input type="file" aria-label="Invoice" [accept]="importTypes" />
      <ion-input
        label="Password, if the PDF has one"
        type="password"
        [value]="password()"
        (ionInput)="password.set($event.detail.value ?? '')"
      />
      <ion-button [disabled]="loading()" (click)="load(input.files?.item(0))">
        Import
      </ion-button>
      <p role="status">{{ message() }}</p>
    </ion-content>
  `,
})
export class ImportPage {
  readonly importTypes = importTypes;
  readonly password = signal('');
  readonly loading = signal(false);
  readonly message = signal('Choose a PDF or an image');

  async load(file: File | null | undefined): Promise<void> {
    if (!file) return;
    this.loading.set(true);
    this.message.set('Loading the file…');
    try {
      const pages = await importChosenFile(file, this.password() || undefined);
      this.password.set('');
      this.message.set(`Pages loaded: ${pages}`);
    } catch (error) {
      console.warn('File import:', error);
      this.message.set('Not loaded. If the PDF has a password, check it.');
    } finally {
      this.loading.set(false);
    }
  }
}
// endregion
