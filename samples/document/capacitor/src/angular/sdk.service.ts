// region startSdk
import { Injectable, signal } from '@angular/core';
import { initSdk, type SdkState } from '../initSdk';

@Injectable({ providedIn: 'root' })
export class SdkService {
  readonly state = signal<SdkState>('starting');

  constructor() {
    void this.start();
  }

  private async start(): Promise<void> {
    this.state.set((await initSdk()) ? 'ready' : 'unavailable');
  }
}
// endregion
