declare module 'react-native-fs' {
  export const CachesDirectoryPath: string;
  export const DocumentDirectoryPath: string;
  export const DownloadDirectoryPath: string;
  export const ExternalDirectoryPath: string;
  export const MainBundlePath: string;
  export const TemporaryDirectoryPath: string;

  export interface StatResult {
    isDirectory(): boolean;
    isFile(): boolean;
    mtime: number;
    path: string;
    size: number;
  }

  export function copyFile(from: string, to: string): Promise<void>;
  export function copyFileAssets(from: string, to: string): Promise<void>;
  export function exists(path: string): Promise<boolean>;
  export function mkdir(path: string): Promise<void>;
  export function moveFile(from: string, to: string): Promise<void>;
  export function readFile(path: string, encoding?: string): Promise<string>;
  export function stat(path: string): Promise<StatResult>;
  export function unlink(path: string): Promise<void>;
  export function writeFile(path: string, contents: string, encoding?: string): Promise<void>;

  const RNFS: {
    readonly CachesDirectoryPath: string;
    readonly DocumentDirectoryPath: string;
    readonly DownloadDirectoryPath: string;
    readonly ExternalDirectoryPath: string;
    readonly MainBundlePath: string;
    readonly TemporaryDirectoryPath: string;
    readonly copyFile: typeof copyFile;
    readonly copyFileAssets: typeof copyFileAssets;
    readonly exists: typeof exists;
    readonly mkdir: typeof mkdir;
    readonly moveFile: typeof moveFile;
    readonly readFile: typeof readFile;
    readonly stat: typeof stat;
    readonly unlink: typeof unlink;
    readonly writeFile: typeof writeFile;
  };
  export default RNFS;
}
