declare module 'expo-asset' {
  export class Asset {
    static fromModule(virtualAssetModule: number | string): Asset;
    readonly localUri: string | null;
    downloadAsync(): Promise<this>;
  }
}
