// What every React Native program finds in the global scope. Web views bring their own through the DOM library.

declare var __DEV__: boolean;

interface Console {
  debug(...data: unknown[]): void;
  error(...data: unknown[]): void;
  info(...data: unknown[]): void;
  log(...data: unknown[]): void;
  warn(...data: unknown[]): void;
}
declare var console: Console;

declare function setTimeout(callback: () => void, ms?: number): number;
declare function clearTimeout(id: number | undefined): void;
declare function setInterval(callback: () => void, ms?: number): number;
declare function clearInterval(id: number | undefined): void;
declare function atob(data: string): string;
declare function btoa(data: string): string;
declare function alert(message?: string): void;

declare class FormData {
  append(name: string, value: string | { uri: string; name?: string; type?: string }): void;
}
interface Response {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
  text(): Promise<string>;
}
declare function fetch(
  url: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string | FormData },
): Promise<Response>;

// What Metro and Node give to a file that is a CommonJS module, such as metro.config.js.
declare var module: { exports: unknown };
declare var __dirname: string;
declare function require(
  id: '@react-native/metro-config',
): typeof import('@react-native/metro-config');
// Metro gives the id of an asset.
declare function require(id: `${string}.json`): unknown;
declare function require(id: `${string}.pdf`): number;
// What a config plugin of Expo runs in.
declare function require(id: 'expo/config-plugins'): typeof import('expo/config-plugins');
declare function require(id: 'node:fs'): typeof import('node:fs');
declare function require(id: 'node:path'): typeof import('node:path');
