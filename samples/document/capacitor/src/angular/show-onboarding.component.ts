// region showAgain
import { Component, signal } from '@angular/core';
import { IonItem, IonLabel, IonNote } from '@ionic/angular';
import { DeckleSDK } from '@deckle/capacitor-sdk';

@Component({
  selector: 'app-show-onboarding',
  imports: [IonItem, IonLabel, IonNote],
  template: `
    <ion-item button (click)="showAgain()">
      <ion-label>Show the scanner onboarding again</ion-label>
    </ion-item>
    <ion-note role="status">{{ message() }}</ion-note>
  `,
})
export class ShowOnboardingComponent {
  readonly message = signal('');

  async showAgain(): Promise<void> {
    try {
      await DeckleSDK.resetOnboarding({});
      this.message.set('It appears with your next scan.');
    } catch (error) {
      console.warn('Onboarding:', error);
      this.message.set("This didn't work. Try again later.");
    }
  }
}
// endregion
