declare module '@dr.pogodin/react-native-fs' {
  export type EncodingT = 'ascii' | 'base64' | 'utf8';

  export const CachesDirectoryPath: string;
  export const DocumentDirectoryPath: string;
  export const DownloadDirectoryPath: string;
  export const ExternalCachesDirectoryPath: string;
  export const ExternalDirectoryPath: string;
  export const LibraryDirectoryPath: string | undefined;
  export const MainBundlePath: string | undefined;
  export const TemporaryDirectoryPath: string;

  export function copyFile(from: string, into: string): Promise<void>;
  export function copyFileAssets(from: string, into: string): Promise<void>;
  export function exists(filepath: string): Promise<boolean>;
  export function mkdir(path: string): Promise<void>;
  export function moveFile(filepath: string, destPath: string): Promise<void>;
  export function readDir(dirpath: string): Promise<{ name: string; path: string }[]>;
  export function readFile(
    path: string,
    encodingOrOptions?: EncodingT | { encoding?: EncodingT },
  ): Promise<string>;
  export function unlink(path: string): Promise<void>;
  export function writeFile(
    path: string,
    content: string,
    encodingOrOptions?: EncodingT | { encoding?: EncodingT; NSFileProtectionKey?: string },
  ): Promise<void>;
}
