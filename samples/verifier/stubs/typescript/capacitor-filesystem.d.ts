declare module '@capacitor/filesystem' {
  export enum Directory {
    Documents = 'DOCUMENTS',
    Data = 'DATA',
    Library = 'LIBRARY',
    Cache = 'CACHE',
    External = 'EXTERNAL',
    ExternalStorage = 'EXTERNAL_STORAGE',
  }

  export enum Encoding {
    UTF8 = 'utf8',
    ASCII = 'ascii',
    UTF16 = 'utf16',
  }

  export interface FileInfo {
    ctime?: number;
    mtime: number;
    name: string;
    size: number;
    type: 'directory' | 'file';
    uri: string;
  }

  export interface StatResult {
    ctime?: number;
    mtime: number;
    size: number;
    type: 'directory' | 'file';
    uri: string;
  }

  export interface FilesystemPlugin {
    copy(options: {
      from: string;
      to: string;
      directory?: Directory;
      toDirectory?: Directory;
    }): Promise<{ uri: string }>;
    deleteFile(options: { path: string; directory?: Directory }): Promise<void>;
    getUri(options: { path: string; directory: Directory }): Promise<{ uri: string }>;
    mkdir(options: { path: string; directory?: Directory; recursive?: boolean }): Promise<void>;
    readFile(options: {
      path: string;
      directory?: Directory;
      encoding?: Encoding;
    }): Promise<{ data: string | Blob }>;
    readdir(options: { path: string; directory?: Directory }): Promise<{ files: FileInfo[] }>;
    rename(options: {
      from: string;
      to: string;
      directory?: Directory;
      toDirectory?: Directory;
    }): Promise<void>;
    rmdir(options: { path: string; directory?: Directory; recursive?: boolean }): Promise<void>;
    stat(options: { path: string; directory?: Directory }): Promise<StatResult>;
    writeFile(options: {
      path: string;
      data: string | Blob;
      directory?: Directory;
      encoding?: Encoding;
      recursive?: boolean;
    }): Promise<{ uri: string }>;
  }
  export const Filesystem: FilesystemPlugin;
}
