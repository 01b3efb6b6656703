import { supportUrl } from '../../src/model/constants';
import type { PageKindId } from '../../src/model/pageKinds';
import type { PlatformId } from '../../src/model/platforms';
import type { BarcodeSDK } from './barcode';
import type { DeckleError } from './enums';
import type { DeckleSDK } from './sdk';

/** Sections of the page of errors. */
export const errorGroups = [
  { id: 'license', title: 'License' },
  { id: 'initialization', title: 'Initialization' },
  { id: 'camera', title: 'Camera and permission' },
  { id: 'files', title: 'Files' },
  { id: 'sharing', title: 'Showing and sharing files' },
  { id: 'document', title: 'Document and pages' },
  { id: 'arguments', title: 'Arguments' },
  { id: 'crashes', title: 'Crashes' },
] as const satisfies readonly { readonly id: string; readonly title: string }[];

/** An error that an SDK reports. */
export interface SdkError {
  /** Anchor on the page of errors. */
  readonly id: string;
  readonly group: (typeof errorGroups)[number]['id'];
  /** Exact text; `<…>` stands for what differs from case to case. */
  readonly message?: string;
  /** What happens, where there is no message. */
  readonly title?: string;
  readonly code?: keyof typeof DeckleError;
  /** Functions of the Document SDK that report it. */
  readonly document?: readonly (keyof DeckleSDK)[];
  /** Functions of the Barcode SDK that report it. */
  readonly barcode?: readonly (keyof BarcodeSDK)[];
  /** Platforms it is limited to; otherwise all that have one of the functions. */
  readonly platforms?: readonly PlatformId[];
  readonly cause: string;
  /** What to do; by platform where files or names differ, for errors that occur on these only. */
  readonly fix: string | Readonly<Partial<Record<PlatformId, string>>>;
  /** Where to read on; the first page that a platform has. */
  readonly pages: readonly (PageKindId | `${PageKindId}#${string}`)[];
}

/** Functions that make a document or read it. */
const onDocuments = [
  'scanDocument',
  'startPhotoPayment',
  'startPhotoPaymentWithExternalFiles',
  'loadFile',
  'addPage',
  'getText',
  'getTextPage',
  'analyze',
  'writePDF',
  'writeImage',
  'getImageBytes',
] as const satisfies readonly (keyof DeckleSDK)[];

/** What to do about a key for another app. */
const compareIdentifier =
  'Compare the identifier that you gave in the trial form or the order with that of your app. A debug build often has a suffix, such as `.debug`, and needs its own key.';

/** What to do about a native library that is too old for a device. */
const updateLibrary =
  'Update the SDK if the message names one of its libraries. Otherwise, update the package that the library comes from.';

/** How an app bundle gets its native libraries onto a device. */
const installBundle = 'Install an app bundle from Google Play or with `bundletool`.';

/** What to do about a native library that the build leaves out. */
const addAbi = `Add the ABI, such as \`arm64-v8a\`, to \`abiFilters\` and \`splits\`, or remove these settings. ${installBundle}`;

/** What to do about too little memory, up to the file that decides. */
const moreMemory =
  'Keep the image of only one page in memory at a time, and set `android:largeHeap="true"` on `<application>` in';

/** The errors of both SDKs. */
export const errors: readonly SdkError[] = [
  {
    id: 'license-other-app',
    group: 'license',
    // phrase "is not": the message of the SDK.
    message: 'license key is not valid for <app identifier>',
    document: ['initSDK'],
    barcode: ['initSDK'],
    cause:
      'The key was issued for an app with another identifier: the application ID on Android, the bundle ID on iOS, the product name on Windows.',
    fix: {
      Android: compareIdentifier,
      iOS: compareIdentifier,
      'react-native': compareIdentifier,
      Flutter: compareIdentifier,
      MAUI: compareIdentifier,
      Xamarin: compareIdentifier,
      capacitor: compareIdentifier,
      cordova:
        'Compare the identifier that you gave in the trial form or the order with that of your app: in `config.xml`, the `id` of `<widget>`, or `android-packageName` and `ios-CFBundleIdentifier` if they are set.',
      Windows:
        'Compare the product name that you gave in the trial form or the order with the `Product` of your project.',
    },
    pages: ['sdkInit#when-initialization-fails'],
  },
  {
    id: 'license-expired',
    group: 'license',
    message: 'license key has expired',
    document: ['initSDK'],
    barcode: ['initSDK'],
    cause: 'Each key is valid until the date in the email that came with it.',
    fix: `Ask [support](${supportUrl}) for a new key, and release an update of your app that contains it.`,
    pages: ['sdkInit#when-initialization-fails'],
  },
  {
    id: 'license-malformed',
    group: 'license',
    message: 'license key is malformed',
    document: ['initSDK'],
    barcode: ['initSDK'],
    cause: 'Characters were lost or added when the key was copied.',
    fix: 'Copy it again in full, without line breaks and without leading or trailing spaces.',
    pages: ['sdkInit#when-initialization-fails'],
  },
  {
    id: 'license-module',
    group: 'license',
    message: 'license does not include <module>',
    document: [
      'scanDocument',
      'setAnalyzeConfiguration',
      'getText',
      'getTextPage',
      'analyze',
      'startPhotoPayment',
      'startPhotoPaymentWithExternalFiles',
    ],
    cause:
      'The key is valid, and functions of other modules work. Without text recognition, the SDK writes PDFs without text and reports no error.',
    fix: `Ask [support](${supportUrl}) to add the module to your key, or leave out the feature.`,
    pages: ['sdkInit#the-license-key', 'intro'],
  },
  {
    id: 'license-document-sdk',
    group: 'license',
    message: 'license key is for the Document SDK',
    barcode: ['initSDK'],
    cause: 'The two SDKs have separate keys.',
    fix: 'Pass the key for the Barcode SDK.',
    pages: ['sdkInit#when-initialization-fails'],
  },
  {
    id: 'test-minute-over',
    group: 'license',
    message: 'test of one minute is over',
    document: onDocuments,
    barcode: ['scanBarcode'],
    cause: 'With an empty key, the SDK works for one minute after each start.',
    fix: 'Restart the app to get another minute, or pass a license key.',
    pages: ['getStarted#get-a-license-key'],
  },
  {
    id: 'not-initialised',
    group: 'initialization',
    message: 'not initialised',
    document: ['setAnalyzeConfiguration', ...onDocuments, 'deleteTempFiles'],
    barcode: ['scanBarcode', 'deleteTempFiles'],
    cause:
      'The function was called too early, or initialization failed and your app ignored the result.',
    fix: 'Initialize the SDK once when the app starts. Enable the features that use it only if initialization succeeds.',
    pages: ['sdkInit#when-initialization-fails'],
  },
  {
    id: 'no-activity',
    group: 'initialization',
    message: 'no activity in the foreground',
    document: ['scanDocument', 'startPhotoPayment', 'startPhotoPaymentWithExternalFiles'],
    cause:
      'On Android, your app has no activity to open the scanner from, for example in the background.',
    fix: {
      'react-native':
        'Start the scanner when the user taps something, not from a timer or a notification.',
      Xamarin:
        'In Xamarin.Forms, set the activity before you load the app. Start the scanner when the user taps something, not from a timer or a notification.',
    },
    pages: ['getStarted#hand-over-the-activity', 'docScan#android-and-ios'],
  },
  {
    id: 'not-in-browser',
    group: 'initialization',
    message: 'not supported in a browser',
    document: ['initSDK'],
    platforms: ['capacitor'],
    cause:
      'In a browser, `initSDK` throws this message, and all other functions return dummy values.',
    fix: 'Run the app on a phone, and check `Capacitor.isNativePlatform()` before you call the SDK.',
    pages: ['sdkInit#start-the-sdk'],
  },
  {
    // phrase "refused": links from elsewhere have this address.
    id: 'camera-refused',
    group: 'camera',
    title: 'The user denies camera access',
    document: ['scanDocument', 'startPhotoPayment'],
    barcode: ['scanBarcode'],
    cause:
      'The scan screen explains why it needs the camera and links to the settings. If the user leaves the screen without allowing access, your code receives a cancel without a message.',
    fix: 'Nothing. The user can grant the camera permission and scan again.',
    pages: ['getStarted#troubleshooting'],
  },
  {
    id: 'no-camera',
    group: 'camera',
    message: 'no camera on this device',
    document: ['scanDocument', 'startPhotoPayment'],
    barcode: ['scanBarcode'],
    cause: 'The iOS Simulator, for example, has none.',
    fix: 'Run the app on a phone. In tests, scan an image with the Document SDK, and pass sample values to your own code instead of a barcode.',
    pages: ['docScan#test-without-a-camera', 'barcodeScan#cancel-and-failure'],
  },
  {
    id: 'file-not-readable',
    group: 'files',
    message: 'file cannot be read: <path>',
    code: 'FILE_IO',
    document: ['loadFile', 'addPage', 'startPhotoPaymentWithExternalFiles'],
    cause: 'The path is wrong, the file no longer exists, or your app has no access to it.',
    fix: 'Check that the file exists and that your app may read it. A path must be absolute.',
    pages: ['fileImport#when-loading-fails'],
  },
  {
    id: 'data-not-valid',
    group: 'files',
    message: 'file is damaged or in an unsupported format',
    code: 'DATA_NOT_VALID',
    document: ['loadFile', 'addPage', 'startPhotoPaymentWithExternalFiles'],
    cause:
      "The file isn't a PDF, JPG, PNG, TIFF, or HEIC, even if its extension says so, or part of it is missing.",
    fix: "Open the file in another app to check that it's intact. Limit your file picker to the formats that the SDK reads.",
    pages: ['fileImport#when-loading-fails'],
  },
  {
    id: 'password-not-valid',
    group: 'files',
    message: 'password is missing or wrong',
    code: 'PASSWORD_NOT_VALID',
    document: ['loadFile', 'addPage', 'startPhotoPaymentWithExternalFiles'],
    cause: 'The PDF is encrypted.',
    fix: "Ask the user for the password and load the file again. [Windows: The SDK for Windows doesn't accept a password, so ask for a PDF without one.]",
    pages: ['fileImport#when-loading-fails'],
  },
  {
    id: 'file-not-writable',
    group: 'files',
    message: 'file cannot be written: <path>',
    code: 'FILE_IO',
    document: ['writePDF', 'writeImage', 'deleteTempFiles'],
    cause: "The folder doesn't exist, the app isn't allowed to write there, or the disk is full.",
    fix: "Create the folder first, and write to your app's private storage[Windows: , on Windows below `LocalApplicationData`].",
    pages: ['pdfCreation#where-to-write'],
  },
  {
    id: 'file-provider-root',
    group: 'sharing',
    message: 'Failed to find configured root that contains <path>',
    document: ['writePDF', 'writeImage'],
    cause:
      "On Android, your file isn't in one of the folders that the XML file of the `FileProvider` lists.",
    fix: {
      Android:
        'Add the folder to `res/xml/provider_paths.xml`, such as `<files-path name="archive" path="archive/" />` for `archive` in `filesDir`. Or write the file to a folder that is listed.',
      'react-native':
        'Write the file to `RNFS.CachesDirectoryPath` before you share it. `react-native-share` reaches only the cache and the public Downloads folder; for other files it writes this message to the log and shares nothing. `expo-sharing` shares files of all folders of your app.',
      capacitor:
        'Write the file to `Directory.Cache`, or add its folder to `android/app/src/main/res/xml/file_paths.xml`, such as `<files-path name="invoices" path="archive/" />` for `archive` in `Directory.Data`.',
      cordova:
        "Write the file to `cordova.file.dataDirectory` or `cordova.file.cacheDirectory`, from which `cordova-plugin-file-opener2` opens files. `cordova.file.applicationStorageDirectory` isn't one of its folders.",
      Xamarin:
        'In Xamarin.Android, add the folder to `Resources/xml/file_paths.xml`: `<files-path name="files" path="." />` stands for `FilesDir`, and `<cache-path name="cache" path="." />` for `CacheDir`. In Xamarin.Forms, use `Share` of Xamarin.Essentials, which needs no such file.',
    },
    pages: ['pdfCreation#share-it-with-another-app', 'pdfCreation#open-it-in-another-app'],
  },
  {
    id: 'provider-missing',
    group: 'sharing',
    message: "Couldn't find meta-data for provider with authority <authority>",
    document: ['writePDF', 'writeImage'],
    platforms: ['Android'],
    cause:
      "The manifest has no `<provider>` with this authority, so `FileProvider.getUriForFile` doesn't find one.",
    fix: 'Declare the `FileProvider` in the manifest, with the authority that your code passes.',
    pages: ['pdfCreation#share-it-with-another-app'],
  },
  {
    id: 'file-uri-exposed',
    group: 'sharing',
    message: '<URI> exposed beyond app through Intent.getData()',
    document: ['writePDF', 'writeImage'],
    cause:
      'On Android, other apps accept only `content://` URIs. A `file://` URI causes a `FileUriExposedException`. With `exposed beyond app through ClipData.Item.getUri()`, it was in an intent for sharing.',
    fix: {
      Android:
        'Create the URI with `FileProvider.getUriForFile`, and add `FLAG_GRANT_READ_URI_PERMISSION` to the intent.',
      'react-native':
        "Don't open files with `Linking.openURL`. Share them with `react-native-share` or `expo-sharing`, which contain a file provider.",
      Flutter:
        "Don't open files with `launchUrl` of `url_launcher`. Share them with `share_plus`, which contains a file provider.",
      MAUI: 'Pass an `OpenFileRequest` to `Launcher.OpenAsync` instead of a URI, or share the file with `Share.RequestAsync`. Both use the file provider of MAUI.',
      Xamarin:
        'In Xamarin.Android, create the URI with `FileProvider.GetUriForFile`, and add `ActivityFlags.GrantReadUriPermission` to the intent. In Xamarin.Forms, use `Share` of Xamarin.Essentials.',
      cordova:
        "Don't open files with `cordova.InAppBrowser.open`. Use `cordova-plugin-file-opener2`, which contains a file provider.",
    },
    pages: ['pdfCreation#share-it-with-another-app', 'pdfCreation#open-it-in-another-app'],
  },
  {
    id: 'form-data-part',
    group: 'sharing',
    message: 'Unsupported FormDataPart implementation',
    document: ['writeImage', 'writePDF'],
    platforms: ['react-native'],
    cause: "Expo's own `fetch` doesn't accept files by URI in `FormData`.",
    fix: "Add `EXPO_PUBLIC_USE_RN_FETCH=1` to the file `.env` of your project, which turns on React Native's `fetch`, and restart Metro.",
    pages: ['imageExport#upload-pages'],
  },
  {
    id: 'local-resource',
    group: 'sharing',
    message: 'Not allowed to load local resource: <URL>',
    document: ['writeImage', 'writePDF', 'addPage'],
    cause:
      "The web view doesn't load `file://` URLs, for example in `src` or `fetch`. The message is in its console.",
    fix: {
      capacitor: 'Pass the URI to `Capacitor.convertFileSrc`, and assign what it returns.',
      cordova:
        'Use another address of the file: on Android, what `toInternalURL()` of its entry in the File plugin returns, on iOS, what `window.WkWebView.convertFilePath` returns. For iOS, `config.xml` has to set `scheme`.',
    },
    pages: ['imageExport#show-the-pages'],
  },
  {
    id: 'no-document',
    group: 'document',
    message: 'no document is loaded',
    document: ['writePDF', 'writeImage', 'getImageBytes', 'getText', 'getTextPage', 'analyze'],
    cause:
      'Nothing has been scanned or loaded yet, or your app deleted the temporary files, which include the current document.',
    fix: 'Scan or load a document first, and export it before you delete temporary files.',
    pages: ['pdfCreation#write-the-file'],
  },
  {
    id: 'no-such-page',
    group: 'document',
    // phrase "does not": the message of the SDK.
    message: 'page <number> does not exist',
    document: ['writeImage', 'getImageBytes', 'getText', 'getTextPage'],
    cause: 'Page numbers start at 1.',
    fix: 'Check the number of pages first.',
    pages: [
      'imageExport#write-all-pages-to-files',
      'imageExport#write-pages-to-files',
      'textDetection#read-one-page',
    ],
  },
  {
    id: 'recognition-needs-ios-13',
    group: 'document',
    message: 'text recognition needs iOS 13',
    document: ['setAnalyzeConfiguration', 'loadFile', 'getText', 'getTextPage', 'analyze'],
    // Those whose apps run on older versions of iOS.
    platforms: ['Xamarin'],
    cause: 'The device runs iOS 12 or older.',
    fix: 'On these devices, offer only scanning and export. Or raise the deployment target of your app.',
    pages: ['textDetection#troubleshooting'],
  },
  {
    id: 'argument-missing',
    group: 'arguments',
    message: 'required argument is missing: <name>',
    document: ['scanDocument', 'setLogLevel', 'loadFile', 'writePDF'],
    platforms: ['capacitor', 'cordova'],
    cause: 'The call lacks the argument, or spells it differently. Names are case-sensitive.',
    fix: 'Pass the argument. TypeScript, or an editor that knows the types, reports it before you run the app.',
    pages: ['docScan#the-result'],
  },
  {
    id: 'unknown-format',
    group: 'arguments',
    message: 'unknown barcode format is ignored: <format>',
    barcode: ['scanBarcode'],
    platforms: ['react-native', 'cordova'],
    cause:
      "A format is misspelled. The scan doesn't fail: the SDK writes this warning to the log and the trace file. If no valid format remains, it reads all formats.",
    fix: 'Use the names from the table of formats.',
    pages: ['barcodeScan#formats'],
  },
  {
    id: 'usage-description',
    group: 'crashes',
    message:
      'This app has crashed because it attempted to access privacy-sensitive data without a usage description',
    document: ['scanDocument', 'startPhotoPayment'],
    barcode: ['scanBarcode'],
    cause:
      "On iOS, the `Info.plist` of the installed app doesn't contain `NSCameraUsageDescription`. The message is in the device's log.",
    fix: {
      iOS: 'Add `NSCameraUsageDescription` (**Privacy - Camera Usage Description**) in the **Info** tab of the target that you run, then build and install the app again.',
      'react-native':
        'Add `NSCameraUsageDescription` to the `Info.plist` of the target in `ios`, then build and install the app again. With Expo, set `cameraPermission` of the config plugin in `app.json`, and run `npx expo prebuild --clean` before you build.',
      Flutter:
        'Add `NSCameraUsageDescription` to `ios/Runner/Info.plist`, stop the app, and start it with `flutter run`.',
      MAUI: 'Add `NSCameraUsageDescription` to `Platforms/iOS/Info.plist`, then clean, build, and install the app again.',
      Xamarin:
        'Add `NSCameraUsageDescription` to `Info.plist` of the iOS project, then build and install the app again.',
      capacitor:
        'Add `NSCameraUsageDescription` to `ios/App/App/Info.plist`, then build and install the app again.',
      cordova:
        'Set `NSCameraUsageDescription` with a `<config-file>` element in `config.xml`, run `cordova prepare ios`, then build and install the app again.',
    },
    pages: ['getStarted#allow-the-camera'],
  },
  {
    id: 'unsatisfied-link-error',
    group: 'crashes',
    message: 'java.lang.UnsatisfiedLinkError: dlopen failed: library "<name>" not found',
    document: ['initSDK'],
    barcode: ['initSDK'],
    cause:
      "On Android, the app lacks the native library for the device's ABI. The build leaves it out, or only the base APK of an app bundle was installed. If no ABI fits, the installation already fails with `INSTALL_FAILED_NO_MATCHING_ABIS`.",
    fix: {
      Android: addAbi,
      'react-native': `Add the ABI, such as \`arm64-v8a\`, to \`reactNativeArchitectures\` in \`android/gradle.properties\`. If \`android/app/build.gradle\` has \`abiFilters\` or \`splits\`, add it there, too. ${installBundle}`,
      Flutter: `Build without \`--target-platform\`, and remove \`abiFilters\` and \`splits\` from \`android/app/build.gradle.kts\`. After \`--split-per-abi\`, install the APK for the ABI of the device. ${installBundle}`,
      MAUI: `Add the runtime of the device, such as \`android-arm64\`, to \`RuntimeIdentifiers\` in the project file, or remove this property. ${installBundle}`,
      Xamarin: `Select the ABI, such as \`arm64-v8a\`, in the properties of the Android project, under **Android Options › Advanced › Supported architectures**. ${installBundle}`,
      capacitor: addAbi,
      cordova: addAbi,
    },
    pages: ['releaseChecklist', 'getStarted'],
  },
  {
    id: 'page-size',
    group: 'crashes',
    message: 'program alignment (4096) cannot be smaller than system page size (16384)',
    document: ['initSDK'],
    barcode: ['initSDK'],
    cause:
      "The native library that the message names was built for memory pages of 4 KB, and the Android device has 16 KB. Older versions of the SDK don't support 16 KB on x86_64, as in an emulator.",
    fix: {
      Android: updateLibrary,
      'react-native': updateLibrary,
      Flutter: updateLibrary,
      MAUI: updateLibrary,
      capacitor: updateLibrary,
      cordova: updateLibrary,
      Xamarin:
        'Xamarin itself is built for 4 KB, and no update changes that. Move the app to .NET MAUI.',
    },
    pages: ['releaseChecklist', 'changelog', 'getStarted'],
  },
  {
    id: 'out-of-memory',
    group: 'crashes',
    message: 'java.lang.OutOfMemoryError: Failed to allocate',
    document: ['getImageBytes', 'scanDocument', 'startPhotoPayment'],
    cause:
      'Your Android app keeps several full-size images in memory, or its heap is too small for a photo.',
    fix: {
      Android: `${moreMemory} the manifest.`,
      'react-native': `${moreMemory} \`android/app/src/main/AndroidManifest.xml\`. With Expo, set \`largeHeap\` of the config plugin in \`app.json\` to \`true\`, run \`npx expo prebuild --clean\`, and build again.`,
      Flutter: `${moreMemory} \`android/app/src/main/AndroidManifest.xml\`.`,
      MAUI: `${moreMemory} \`Platforms/Android/AndroidManifest.xml\`.`,
      Xamarin: `${moreMemory} the manifest of the Android project.`,
      capacitor: `${moreMemory} \`android/app/src/main/AndroidManifest.xml\`.`,
      cordova:
        'Keep the image of only one page in memory at a time. Set `android:largeHeap` to `true` with an `<edit-config>` element in `config.xml`, and run `cordova prepare android`.',
    },
    pages: ['imageExport#troubleshooting', 'imageExport'],
  },
  {
    id: 'register-before-started',
    group: 'crashes',
    message: 'LifecycleOwners must call register before they are STARTED',
    document: ['scanDocument', 'startPhotoPayment', 'startPhotoPaymentWithExternalFiles'],
    barcode: ['scanBarcode'],
    platforms: ['Android'],
    cause: 'Your code calls `registerForActivityResult` too late, for example in a click listener.',
    fix: 'Register the contract as a property of the activity or the fragment (in Java, a field), and call only `launch` in the listener. In Compose, use `rememberLauncherForActivityResult`.',
    pages: ['docScan#scan-a-document', 'barcodeScan#scan-a-code'],
  },
  {
    id: 'main-thread',
    group: 'crashes',
    message: 'Main Thread Checker: UI API called on a background thread',
    document: ['scanDocument', 'startPhotoPayment', 'startPhotoPaymentWithExternalFiles'],
    barcode: ['scanBarcode'],
    platforms: ['iOS'],
    cause:
      'Your code opened the scanner from a background queue or a detached task. Without Xcode, the app can crash.',
    fix: 'Open it with `DispatchQueue.main.async`, or from a function marked with `@MainActor`.',
    pages: ['docScan#main-thread-and-swift-6', 'barcodeScan#scan-a-code'],
  },
];
