declare module '@capacitor/app' {
  export interface AppInfo {
    build: string;
    id: string;
    name: string;
    version: string;
  }

  export interface AppPlugin {
    getInfo(): Promise<AppInfo>;
  }
  export const App: AppPlugin;
}
