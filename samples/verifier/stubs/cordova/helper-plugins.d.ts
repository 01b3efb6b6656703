// cordova-plugin-file-opener2
interface FileOpener2 {
  open(
    path: string,
    mimeType: string,
    callbacks: {
      success?: () => void;
      error?: (error: { status: number; message: string }) => void;
    },
  ): void;
  showOpenWithDialog(
    path: string,
    mimeType: string,
    callbacks: {
      success?: () => void;
      error?: (error: { status: number; message: string }) => void;
    },
  ): void;
}
interface CordovaPlugins {
  readonly fileOpener2: FileOpener2;
}

// cordova-plugin-dialogs
interface CordovaNotification {
  alert(message: string, closed: () => void, title?: string, button?: string): void;
  confirm(
    message: string,
    closed: (button: number) => void,
    title?: string,
    buttons?: string[],
  ): void;
  prompt(
    message: string,
    closed: (result: { readonly buttonIndex: number; readonly input1: string }) => void,
    title?: string,
    buttons?: string[],
    defaultText?: string,
  ): void;
}
interface Navigator {
  readonly notification: CordovaNotification;
}

// cordova-plugin-android-permissions
interface AndroidPermissions {
  readonly CAMERA: string;
  checkPermission(
    permission: string,
    success: (status: { readonly hasPermission: boolean }) => void,
    error?: () => void,
  ): void;
  requestPermission(
    permission: string,
    success: (status: { readonly hasPermission: boolean }) => void,
    error?: () => void,
  ): void;
}
interface CordovaPlugins {
  readonly permissions: AndroidPermissions;
}

// cordova-plugin-buildinfo
interface BuildInfoPlugin {
  readonly packageName: string;
  readonly debug: boolean;
}
declare var BuildInfo: BuildInfoPlugin;
