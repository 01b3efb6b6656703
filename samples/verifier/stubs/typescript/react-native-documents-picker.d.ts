declare module '@react-native-documents/picker' {
  export type NonEmptyArray<T> = [T, ...T[]];

  export const errorCodes: Readonly<{
    OPERATION_CANCELED: 'OPERATION_CANCELED';
    IN_PROGRESS: 'ASYNC_OP_IN_PROGRESS';
    UNABLE_TO_OPEN_FILE_TYPE: 'UNABLE_TO_OPEN_FILE_TYPE';
    NULL_PRESENTER: 'NULL_PRESENTER';
  }>;
  export interface NativeModuleError extends Error {
    code: string;
  }
  export function isErrorWithCode(error: unknown): error is NativeModuleError;

  export const types: Readonly<{ allFiles: string; images: string; pdf: string }>;

  export interface DocumentPickerResponse {
    uri: string;
    name: string | null;
    error: string | null;
    type: string | null;
    nativeType: string | null;
    size: number | null;
    isVirtual: boolean | null;
    hasRequestedType: boolean;
  }
  export interface DocumentPickerOptionsBase {
    type?: string | string[];
    allowMultiSelection?: boolean;
    allowVirtualFiles?: boolean;
  }
  export function pick(
    options?: DocumentPickerOptionsBase & { mode?: 'import' | 'open' },
  ): Promise<NonEmptyArray<DocumentPickerResponse>>;

  export interface FileToCopy {
    uri: string;
    fileName: string;
    convertVirtualFileToType?: string;
  }
  export type LocalCopyResponse =
    | { status: 'success'; sourceUri: string; localUri: string }
    | { status: 'error'; sourceUri: string; copyError: string };
  export function keepLocalCopy(options: {
    files: NonEmptyArray<FileToCopy>;
    destination: 'cachesDirectory' | 'documentDirectory';
  }): Promise<NonEmptyArray<LocalCopyResponse>>;
}
