// cSpell:disable -- German, and typing errors.
import { linesOf, readQuery, type Query } from './queries';

/**
 * Queries by somebody who knew the pages and not the search, with every page that answers them. Nothing is tuned on them:
 * don't add a synonym because of one, and don't correct one because it isn't found. A query that you learned from belongs
 * into `queries.ts`, with a new one in its place.
 */
const written = {
  question: `
    user shares an invoice pdf from mail into my app, how do i recieve it | Flutter | Flutter/photoPayment#files-from-other-apps, Flutter/photoPayment
    there is no camera in the simulator how can i test scanning | iOS | iOS/docScan#test-without-a-camera, iOS/testing
    scanner stops working after about a minute why | react-native | errors#test-minute-over, react-native/sdkInit, react-native/getStarted
    app works in debug but the key gets rejected in release build | capacitor | capacitor/sdkInit, errors#license-other-app, capacitor/getStarted#get-a-license-key
    how can i tell a canceld scan from a failed one | Flutter | Flutter/docScan
    how to limit users to a single page | MAUI | MAUI/docScan#one-page-or-many
    can users pick photos from their gallery instead of taking a picture | cordova | cordova/docScan#images-instead-of-the-camera
    how do i keep the original photo uncropped | Android | Android/imageExport
    my pdf is too big for email how to make it smaller | iOS | iOS/pdfCreation#keep-the-file-small
    why cant i select text in the exported pdf | Xamarin | Xamarin/pdfCreation#searchable-pdfs
    which thread should i call analyze on | Android | Android/sdkInit#threading, Android/dataExtraction
    how to open a pdf that has a password | capacitor | capacitor/fileImport#encrypted-pdfs
    what happens if the user says no to the camera permission | MAUI | errors#camera-refused, MAUI/docScan#the-result, MAUI/getStarted#troubleshooting
    does anything get sent to a server | iOS | iOS/intro#privacy
    is it possible to add several files into one document | Windows | Windows/fileImport
    can i run this inside a windows service | Windows | Windows/sdkInit#troubleshooting, Windows/intro
    how do i mock the sdk in jest tests | react-native | react-native/testing
    does it run in expo go or do i need a dev build | react-native | react-native/getStarted, react-native/intro, react-native/compatibility
    how to show my own pages the first time someone opens the scanner | Flutter | Flutter/onboarding
    how to make the intro show up again | cordova | cordova/onboarding#show-it-again
    scanner screens are in english but the iphone is german | Flutter | Flutter/theming#languages-on-ios
    how much work is it to move my app to maui | Xamarin | Xamarin/migration, MAUI/migration
    where do the temporary files go and how do i clean them up | Android | Android/sdkInit#delete-temporary-files, Android/pdfCreation#clean-up-afterward
    how can i scan many codes in one go | barcode:iOS | barcode-scanner-sdk/iOS/barcodeScan#one-code-or-many
    skip codes that arent in our database while scanner is open | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan#reject-invalid-codes, barcode-scanner-sdk/react-native/barcodeScan#accept-or-reject-each-code
    can i use barcode scanner and document scanner in the same app | barcode:Android | barcode-scanner-sdk/Android/sdkInit#use-both-sdks, barcode-scanner-sdk/Android/intro#use-it-with-the-document-sdk
    why is a upc code returned as ean13 on iphone | barcode:cordova | barcode-scanner-sdk/cordova/barcodeScan#formats, barcode-scanner-sdk/cordova/barcodeScan#BarcodeFormat.UPC_A, barcode-scanner-sdk/cordova/barcodeScan#BarcodeFormat.EAN_13
    how do i install the sdk in a flutter app | - | Flutter/getStarted
    what does error code 12 mean | - | errors#codes, errors#password-not-valid
    does the windows sdk support a flatbed scanner or webcam | - | Windows/intro#not-supported-on-windows
  `,
  keyword: `
    log level | iOS | iOS/sdkInit#choose-a-log-level
    iban bic | MAUI | MAUI/dataExtraction, MAUI/photoPayment
    darkmode colors | capacitor | capacitor/colorConfig
    giro code | react-native | react-native/photoPayment#girocode
    ios deploymnt target | react-native | react-native/compatibility, react-native/getStarted
    compose | Android | Android/docScan#in-jetpack-compose, Android/getStarted#add-the-code
    filters | cordova | cordova/docScan#filters
    page order | Xamarin | Xamarin/docScan#edit-screen-and-confirmation
    spm vs cocoapods | iOS | iOS/compatibility#swift-package-manager-and-cocoapods, iOS/getStarted#install, iOS/migration
    status bar color | MAUI | MAUI/colorConfig#the-status-bar-on-android, MAUI/theming#system-bars-on-android
    base64 image | capacitor | capacitor/imageExport
    16kb pages | Flutter | Flutter/compatibility#what-the-stores-require, Flutter/releaseChecklist
    binding redirects | Windows | Windows/getStarted#redirect-the-bindings
    csp | cordova | cordova/imageExport, cordova/getStarted
    flutter lisence key | - | Flutter/sdkInit#the-license-key, Flutter/getStarted#get-a-license-key
    error codes | - | errors#codes
    wpf ocr | - | Windows/textDetection, Windows/getStarted, Windows/intro
    qr | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan#formats, barcode-scanner-sdk/react-native/barcodeScan#BarcodeFormat.QR_CODE, barcode-scanner-sdk/react-native/intro#what-it-reads
    veiwfinder size | barcode:cordova | barcode-scanner-sdk/cordova/barcodeScan#viewfinder, barcode-scanner-sdk/cordova/barcodeScan#BarcodeScannerConfiguration.viewfinderAspectRatio
    beep sound | barcode:iOS | barcode-scanner-sdk/iOS/barcodeScan#torch-feedback-and-timeout, barcode-scanner-sdk/iOS/barcodeScan#BarcodeScannerConfiguration.beepOnRead
  `,
  symbol: `
    writePDF maxSizeKB | Android | Android/pdfCreation#DeckleSDK.writePDF, Android/pdfCreation#keep-the-file-small
    Source.GALLERY_MULTIPLE | iOS | iOS/docScan#Source.GALLERY_MULTIPLE, iOS/docScan#images-instead-of-the-camera
    setAnalyzeConfiguration | Flutter | Flutter/dataExtraction#DeckleSDK.setAnalyzeConfiguration, Flutter/dataExtraction#prepare-it-right-after-initialization
    Document.AddPage | Windows | Windows/fileImport#DeckleSDK.addPage, Windows/fileImport#append-pages
    DeckleSDKPromisify.getTextPage | cordova | cordova/textDetection#DeckleSDK.getTextPage, cordova/textDetection#read-one-page
    allowPageRetake | Xamarin | Xamarin/docScan#PageEditConfiguration.allowPageRetake, Xamarin/docScan#edit-screen-and-confirmation
    PageSourceType.CUT_ONLY | capacitor | capacitor/imageExport#PageSourceType.CUT_ONLY, capacitor/imageExport#three-versions-of-a-page, capacitor/api/enumerations/PageSourceType
    didFinishScan | - | iOS/docScan#ScanDelegate.didFinishScan, barcode-scanner-sdk/iOS/barcodeScan#BarcodeScanDelegate.didFinishScan
    emptyResultScreen null | MAUI | MAUI/photoPayment#empty-result-screen, MAUI/photoPayment#PhotoPaymentConfiguration.emptyResultScreen
    setReadingState REJECTED | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan#DeckleSDK.setReadingState, barcode-scanner-sdk/react-native/barcodeScan#ReadingState.REJECTED, barcode-scanner-sdk/react-native/barcodeScan#accept-or-reject-each-code
  `,
  error: `
    TurboModuleRegistry.getEnforcing(...): 'DeckleSdk' could not be found | react-native | errors#turbomoduleregistrygetenforcing--could-not-be-found, react-native/getStarted#not-found
    system.badimageformatexception 0x8007000B | Windows | errors#badimageformatexception-an-attempt-was-made-to-load-a-program-with-an-incorrect-format, Windows/getStarted#badimageformatexception
    app crashes on iphone when scanner opens NSCameraUsageDescription missing | MAUI | errors#usage-description, MAUI/getStarted#this-app-has-crashed-because-it-attempted-to-access-privacy-sensitive-data-without-a-usage-description, MAUI/getStarted#allow-the-camera
    plugin not implemented on android | capacitor | errors#decklesdk-plugin-is-not-implemented-on-android, capacitor/getStarted#decklesdk-plugin-is-not-implemented-on-android
    sandbox: rsync(4821) deny(1) file-write-create | iOS | errors#sandbox-rsync-deny-file-write-create, iOS/getStarted#sandbox-rsync-deny-file-write-create
    no document loaded error when i write the pdf | - | errors#no-document
    license key is for the Document SDK | barcode:iOS | errors#license-document-sdk, barcode-scanner-sdk/iOS/sdkInit#when-initialization-fails
    MissingPluginException initSDK | - | errors#missingpluginexceptionno-implementation-found-for-method-initsdk-on-channel, Flutter/getStarted#missingpluginexceptionno-implementation-found-for-method-initsdk-on-channel-
  `,
  german: `
    rechnung scannen | Android | Android/photoPayment, Android/docScan, Android/dataExtraction
    überweisung ausfüllen | iOS | iOS/photoPayment#fill-in-a-transfer-form, iOS/photoPayment
    lizenzschlüssel | Flutter | Flutter/sdkInit#the-license-key, Flutter/getStarted#get-a-license-key
    texterkenung | Windows | Windows/textDetection
    pdf erstellen | capacitor | capacitor/pdfCreation
    dunkler modus | cordova | cordova/colorConfig
    bilder aus der galerie importieren | MAUI | MAUI/docScan#images-instead-of-the-camera, MAUI/fileImport
    passwortgeschütztes pdf öffnen | react-native | react-native/fileImport#encrypted-pdfs
    farben anpassen | Xamarin | Xamarin/colorConfig
    fehlermeldungen | - | errors
    barcode lesen | barcode:Android | barcode-scanner-sdk/Android/barcodeScan
    taschenlampe | barcode:cordova | barcode-scanner-sdk/cordova/barcodeScan#torch-feedback-and-timeout
    rechnungsbetrag auslesen | Windows | Windows/dataExtraction
  `,
  absent: `
    passport mrz | Android | Android/intro#what-it-doesnt-do
    scan cheques | iOS | iOS/intro#what-it-doesnt-do
    read barcode from a saved image | barcode:react-native | barcode-scanner-sdk/react-native/intro#what-it-doesnt-do
    amounts in usd currancy | Flutter | Flutter/intro#what-it-doesnt-do, Flutter/dataExtraction
    crop photos on desktop | Windows | Windows/intro#not-supported-on-windows, Windows/fileImport
    photo payment | Xamarin | Xamarin/intro#what-you-can-build, Xamarin/migration
  `,
  synonym: `
    photos come out blurry | Android | Android/docScan#DocumentScannerConfiguration.preCaptureFocus, Android/scantips
    merge pdfs | Windows | Windows/fileImport#append-pages, Windows/fileImport
    whitelabel the scaner screens | iOS | iOS/theming, iOS/colorConfig
    tutorial slides on first launch | capacitor | capacitor/onboarding
    diagnostics file for a support ticket | react-native | react-native/sdkInit#the-trace-file
    bulk scanning | barcode:iOS | barcode-scanner-sdk/iOS/barcodeScan#one-code-or-many
  `,
} as const;

/** The queries above, in their order. */
export const heldOutQueries: readonly Query[] = (
  Object.entries(written) as [keyof typeof written, string][]
).flatMap(([kind, text]) => linesOf(text).map((line) => readQuery(kind, line)));
