declare module '@react-native/metro-config' {
  export interface MetroConfig {
    projectRoot?: string;
    watchFolders?: readonly string[];
  }
  export function getDefaultConfig(projectRoot: string): MetroConfig;
  export function mergeConfig(defaultConfig: MetroConfig, ...configs: MetroConfig[]): MetroConfig;
}
