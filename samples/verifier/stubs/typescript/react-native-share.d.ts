declare module 'react-native-share' {
  export interface ShareOptions {
    failOnCancel?: boolean;
    filename?: string;
    message?: string;
    subject?: string;
    title?: string;
    type?: string;
    url?: string;
    urls?: string[];
  }

  export interface ShareOpenResult {
    dismissedAction?: boolean;
    message: string;
    success: boolean;
  }

  const Share: { open(options: ShareOptions): Promise<ShareOpenResult> };
  export default Share;
}
