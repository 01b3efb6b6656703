declare module '@capacitor/app' {
  import type { PluginListenerHandle } from '@capacitor/core';

  export interface AppInfo {
    build: string;
    id: string;
    name: string;
    version: string;
  }

  export interface URLOpenListenerEvent {
    iosOpenInPlace?: boolean;
    url: string;
  }
  export type URLOpenListener = (event: URLOpenListenerEvent) => void;

  export interface AppPlugin {
    addListener(
      eventName: 'appUrlOpen',
      listenerFunc: URLOpenListener,
    ): Promise<PluginListenerHandle>;
    getInfo(): Promise<AppInfo>;
  }
  export const App: AppPlugin;
}
