// region DocumentText
import { Component, signal } from '@angular/core';
import { IonButton, IonContent } from '@ionic/angular';
import { readText } from '../detectText';

@Component({
  selector: 'app-text',
  imports: [IonButton, IonContent],
  template: `
    <ion-content class="ion-padding">
      <ion-button [disabled]="busy()" (click)="showText()">
        {{ busy() ? 'Reading…' : 'Show text' }}
      </ion-button>
      <pre class="ion-text-wrap">{{ text() }}</pre>
    </ion-content>
  `,
})
export class TextPage {
  readonly busy = signal(false);
  readonly text = signal('');

  async showText(): Promise<void> {
    this.busy.set(true);
    try {
      this.text.set((await readText()) || 'No text found');
    } catch (error) {
      console.warn('Text recognition:', error);
      this.text.set("The text couldn't be read.");
    } finally {
      this.busy.set(false);
    }
  }
}
// endregion
