declare module 'expo/config-plugins' {
  export interface ExpoConfig {
    name: string;
  }
  export interface ModRequest {
    projectRoot: string;
    platformProjectRoot: string;
    projectName?: string;
  }
  export interface ModConfig<Results> extends ExpoConfig {
    modRequest: ModRequest;
    modResults: Results;
  }
  export type Mod<Results> = (config: ModConfig<Results>) => ModConfig<Results>;
  export type ConfigPlugin = (config: ExpoConfig) => ExpoConfig;
  export function withDangerousMod(
    config: ExpoConfig,
    action: ['android' | 'ios', Mod<unknown>],
  ): ExpoConfig;
  export function withMainActivity(
    config: ExpoConfig,
    action: Mod<{ path: string; contents: string; language: 'java' | 'kt' }>,
  ): ExpoConfig;
}
declare module 'node:path' {
  export function dirname(path: string): string;
  export function join(...paths: string[]): string;
}
