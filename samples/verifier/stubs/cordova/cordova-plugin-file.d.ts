// cordova-plugin-file

interface CordovaFile {
  readonly applicationDirectory: string;
  readonly applicationStorageDirectory: string;
  readonly dataDirectory: string;
  readonly cacheDirectory: string;
  readonly externalDataDirectory: string | null;
  readonly externalCacheDirectory: string | null;
  readonly documentsDirectory: string | null;
  readonly syncedDataDirectory: string | null;
  readonly tempDirectory: string | null;
}
interface Cordova {
  readonly file: CordovaFile;
}

interface FileError {
  readonly code: number;
}

interface Flags {
  create?: boolean;
  exclusive?: boolean;
}

interface Entry {
  readonly isFile: boolean;
  readonly isDirectory: boolean;
  readonly name: string;
  readonly fullPath: string;
  readonly nativeURL: string;
  toURL(): string;
  toInternalURL(): string;
  copyTo(
    parent: DirectoryEntry,
    name?: string,
    success?: (entry: Entry) => void,
    error?: (error: FileError) => void,
  ): void;
  moveTo(
    parent: DirectoryEntry,
    name?: string,
    success?: (entry: Entry) => void,
    error?: (error: FileError) => void,
  ): void;
  remove(success: () => void, error?: (error: FileError) => void): void;
}

interface FileEntry extends Entry {
  createWriter(success: (writer: FileWriter) => void, error?: (error: FileError) => void): void;
  file(success: (file: File) => void, error?: (error: FileError) => void): void;
}

interface DirectoryEntry extends Entry {
  createReader(): DirectoryReader;
  getDirectory(
    path: string,
    options?: Flags,
    success?: (entry: DirectoryEntry) => void,
    error?: (error: FileError) => void,
  ): void;
  getFile(
    path: string,
    options?: Flags,
    success?: (entry: FileEntry) => void,
    error?: (error: FileError) => void,
  ): void;
  removeRecursively(success: () => void, error?: (error: FileError) => void): void;
}

interface DirectoryReader {
  readEntries(success: (entries: Entry[]) => void, error?: (error: FileError) => void): void;
}

interface FileWriter {
  readonly error: Error;
  onwrite: (() => void) | null;
  onwriteend: (() => void) | null;
  onerror: (() => void) | null;
  write(data: Blob | string): void;
}

interface Window {
  resolveLocalFileSystemURL(
    url: string,
    success: (entry: Entry) => void,
    error?: (error: FileError) => void,
  ): void;
}
