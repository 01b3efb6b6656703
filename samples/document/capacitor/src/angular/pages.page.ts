// region PageList
import { Component, signal } from '@angular/core';
import { IonContent, type ViewWillEnter } from '@ionic/angular';
import { pageUrls, writePages } from '../exportImages';

@Component({
  selector: 'app-pages',
  imports: [IonContent],
  template: `
    <ion-content class="ion-padding">
      <p role="status">{{ message() }}</p>
      @for (url of urls(); track url; let index = $index) {
        <img [src]="url" [alt]="'Page ' + (index + 1)" loading="lazy" />
      }
    </ion-content>
  `,
})
export class PagesPage implements ViewWillEnter {
  readonly urls = signal<string[]>([]);
  readonly message = signal('');

  async ionViewWillEnter(): Promise<void> {
    this.urls.set([]);
    this.message.set('Writing the pages…');
    try {
      this.urls.set(pageUrls(await writePages()));
      this.message.set(`Pages: ${this.urls().length}`);
    } catch (error) {
      console.warn('Image export:', error);
      this.message.set("The pages couldn't be exported.");
    }
  }
}
// endregion
