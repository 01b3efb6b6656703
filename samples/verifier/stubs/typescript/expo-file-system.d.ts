declare module 'expo-file-system' {
  export class Directory {
    constructor(...uris: (string | File | Directory)[]);
    readonly exists: boolean;
    readonly uri: string;
    create(options?: { intermediates?: boolean; overwrite?: boolean; idempotent?: boolean }): void;
  }
  export class File {
    constructor(...uris: (string | File | Directory)[]);
    readonly exists: boolean;
    readonly name: string;
    readonly uri: string;
  }
  export class Paths {
    static readonly bundle: Directory;
    static readonly cache: Directory;
    static readonly document: Directory;
  }
}
