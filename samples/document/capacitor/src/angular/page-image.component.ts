// region PageImage
import { Component, effect, input, signal } from '@angular/core';
import { PageSourceType } from '@deckle/capacitor-sdk';
import { pageDataUrl } from '../exportImages';

@Component({
  selector: 'app-page-image',
  template: `
    @if (source()) {
      <img [src]="source()" [alt]="'Page ' + pageNumber()" />
    } @else if (source() === null) {
      <p>Page {{ pageNumber() }} can't be shown</p>
    }
  `,
})
export class PageImageComponent {
  readonly pageNumber = input.required<number>();
  readonly version = input(PageSourceType.CutFilter);
  /** Empty while the page loads, null if it can't be shown. */
  readonly source = signal<string | null>('');

  constructor() {
    effect((onCleanup) => {
      let current = true;
      onCleanup(() => (current = false));
      pageDataUrl(this.pageNumber(), this.version()).then(
        (url) => current && this.source.set(url),
        () => current && this.source.set(null),
      );
    });
  }
}
// endregion
