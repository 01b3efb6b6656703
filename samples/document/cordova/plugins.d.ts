// region plugins
declare var BuildInfo: BuildInfoPlugin;
interface BuildInfoPlugin {
  readonly debug: boolean;
}

declare var fileChooser: FileChooser;
interface FileChooser {
  open(
    filter: { mime?: string },
    success: (uri: string) => void,
    failure: (reason: unknown) => void,
  ): void;
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
