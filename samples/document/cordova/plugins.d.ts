// region plugins
declare var BuildInfo: BuildInfoPlugin;
interface BuildInfoPlugin {
  readonly packageName: string;
  readonly debug: boolean;
}

declare var chooser: Chooser;
interface Chooser {
  getFileMetadata(accept?: string): Promise<{ name: string; uri: string } | undefined>;
}

interface CordovaPlugins {
  readonly fileOpener2: FileOpener2;
}
interface FileOpener2 {
  open(
    url: string,
    type: string,
    callbacks: {
      success(): void;
      error(error: { message: string }): void;
    },
  ): void;
}

interface Window {
  handleOpenURL?: (url: string) => void;
  readonly WkWebView?: { convertFilePath(path: string): string };
}
// endregion
