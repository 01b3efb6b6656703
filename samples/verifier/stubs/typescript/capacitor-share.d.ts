declare module '@capacitor/share' {
  export interface ShareOptions {
    dialogTitle?: string;
    files?: string[];
    text?: string;
    title?: string;
    url?: string;
  }

  export const Share: {
    canShare(): Promise<{ value: boolean }>;
    share(options: ShareOptions): Promise<{ activityType?: string }>;
  };
}
