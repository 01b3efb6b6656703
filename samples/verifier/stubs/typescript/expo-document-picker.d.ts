declare module 'expo-document-picker' {
  export interface DocumentPickerOptions {
    type?: string | string[];
    copyToCacheDirectory?: boolean;
    multiple?: boolean;
    base64?: boolean;
  }
  export interface DocumentPickerAsset {
    name: string;
    size?: number;
    uri: string;
    mimeType?: string;
    lastModified: number;
    base64?: string;
  }
  export interface DocumentPickerSuccessResult {
    canceled: false;
    assets: DocumentPickerAsset[];
  }
  export interface DocumentPickerCanceledResult {
    canceled: true;
    assets: null;
  }
  export type DocumentPickerResult = DocumentPickerSuccessResult | DocumentPickerCanceledResult;
  export function getDocumentAsync(options?: DocumentPickerOptions): Promise<DocumentPickerResult>;
}
