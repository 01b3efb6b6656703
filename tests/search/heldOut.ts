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
    how do I get the scanner running in my app | Android | Android/getStarted, Android/docScan
    can the scanner take the picture by itself | iOS | iOS/docScan#automatic-or-manual-capture, iOS/docScan#what-the-user-sees
    how do I restrict the user to a single photo | Flutter | Flutter/docScan#one-page-or-many
    can I change the order of screens or remove the last one | MAUI | MAUI/docScan#edit-screen-and-confirmation, MAUI/docScan#what-the-user-sees, MAUI/docScan
    where do I see which pages the user has removed or rotated | react-native | react-native/docScan, react-native/imageExport
    what do I get back from the scanner | cordova | cordova/docScan#the-result
    how can the user switch between automatic and manual mode | capacitor | capacitor/docScan#automatic-or-manual-capture
    my app is killed while the camera is open, is the scan lost | Android | Android/docScan#lifecycle, Android/getStarted#troubleshooting
    how to scan pictures that are already on the phone | iOS | iOS/docScan#images-instead-of-the-camera, iOS/fileImport
    does the sdk straighten a crooked photo of a page | Android | Android/docScan, Android/imageExport, Android/intro
    how do I do ocr with this library | react-native | react-native/textDetection
    can I get the plain text of an invoice for my search engine | Windows | Windows/textDetection
    does text recognition need an internet connection | Flutter | Flutter/textDetection, Flutter/intro#privacy
    can it recognize handwriting | MAUI | MAUI/textDetection, MAUI/intro#what-it-doesnt-do
    how long does it take to recognize ten pages | iOS | iOS/textDetection
    how do I know which page a word is on | Android | Android/textDetection
    how do I extract the invoice number | Flutter | Flutter/dataExtraction
    can the sdk find the vat id of the sender | cordova | cordova/dataExtraction
    the amount is 0.00, what does that mean | iOS | iOS/dataExtraction, iOS/photoPayment
    how do I turn the json into c# objects | MAUI | MAUI/dataExtraction
    is the result of the data extraction always correct | capacitor | capacitor/dataExtraction
    which fields does the result have | Windows | Windows/dataExtraction
    how can I process pdfs that were downloaded from the web | iOS | iOS/fileImport
    is heic supported | Flutter | Flutter/fileImport#formats
    wrong password when loading a pdf, which error do I get | Android | Android/fileImport, Android/sdkInit#error-codes, errors
    do I have to copy the picked file before I load it | capacitor | capacitor/fileImport
    how do I get the number of pages of the document | Xamarin | Xamarin/imageExport, Xamarin/docScan, Xamarin/intro, Xamarin/pdfCreation
    how can I show the scan in my own view | iOS | iOS/imageExport
    can I have the colour image although the user chose black and white | Android | Android/imageExport
    how do I send the images to a rest api | Flutter | Flutter/imageExport
    how do I make a pdf out of photos | MAUI | MAUI/pdfCreation, MAUI/docScan#images-instead-of-the-camera
    the text in my pdf cannot be selected, why | iOS | iOS/pdfCreation#searchable-pdfs
    can I set the paper size to us letter | react-native | react-native/pdfCreation#page-format
    how do I let the user open the pdf in another app | capacitor | capacitor/pdfCreation
    does the pdf get deleted when I clear the temporary files | Xamarin | Xamarin/pdfCreation#clean-up-afterward, Xamarin/sdkInit#delete-temporary-files
    how do I read the payment data from the qr code on an invoice | Flutter | Flutter/photoPayment#girocode
    what happens if no iban is found during photo payment | iOS | iOS/photoPayment#empty-result-screen, iOS/photoPayment#cancel-nothing-found-failure
    how can i add my app to the share menu for pdf invoices | Android | Android/photoPayment#files-from-other-apps
    how do I explain the scanner to first time users | react-native | react-native/onboarding
    i don't want any onboarding, how do I switch it off | Flutter | Flutter/onboarding
    can I write my own tips for scanning | cordova | cordova/scantips
    how do I rename the cancel button | MAUI | MAUI/theming
    is the user interface available in french | capacitor | capacitor/theming#languages, capacitor/intro
    how can I use bigger text in the scanner | Xamarin | Xamarin/theming#text-sizes, Xamarin/theming
    what colors can I change | iOS | iOS/colorConfig
    how do I give the scanner different colors at night | Android | Android/colorConfig#light-and-dark-mode
    where do I call the init function | capacitor | capacitor/sdkInit
    my key works in debug but not in the release build | Android | Android/sdkInit
    can I see what went wrong in a log | cordova | cordova/sdkInit#choose-a-log-level, cordova/sdkInit#the-trace-file
    can I change the folder for temporary files | Windows | Windows/sdkInit#the-temporary-folder
    what is the easiest way to add the library with gradle | Android | Android/getStarted#install
    how do I set this up with expo | react-native | react-native/getStarted#expo
    pod install fails, what now | Flutter | Flutter/getStarted
    is there an objective-c example | iOS | iOS/getStarted#objective-c
    do I have to change my code for version 2 | Flutter | Flutter/migration
    what is new in the last version | MAUI | MAUI/changelog
    does it still support old android phones | Android | Android/compatibility, Android/getStarted#before-you-start, Android/intro#what-it-needs
    what must be tested before going live | capacitor | capacitor/releaseChecklist
    can I test my screens with a fake scanner | iOS | iOS/testing
    how can I scan several products without closing the scanner | barcode:Android | barcode-scanner-sdk/Android/barcodeScan#one-code-or-many
    how do I show an error when the wrong code is scanned | barcode:iOS | barcode-scanner-sdk/iOS/barcodeScan
    is data matrix supported | barcode:cordova | barcode-scanner-sdk/cordova/barcodeScan, barcode-scanner-sdk/cordova/intro
    can I make the viewfinder square | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan#viewfinder
    can I use the barcode sdk and the document sdk in the same app | barcode:iOS | barcode-scanner-sdk/iOS/intro#use-it-with-the-document-sdk, barcode-scanner-sdk/iOS/sdkInit#use-both-sdks
    java.lang.IllegalArgumentException: Failed to find configured root that contains /data/user/0 | Android | Android/pdfCreation#troubleshooting, errors
    System.IO.FileLoadException: The located assembly's manifest definition does not match the assembly reference | Windows | Windows/getStarted, errors
    java.lang.NoClassDefFoundError: androidx/activity/ComponentActivity | Android | errors, Android/getStarted
    wie speichere ich die seiten als bild | Android | Android/imageExport
    wie ändere ich die texte im scanner | iOS | iOS/theming
    kann der nutzer eine bestehende datei öffnen | Flutter | Flutter/fileImport
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
    MissingPluginException initSDK | - | errors#missingpluginexceptionno-implementation-found-for-method-initsdk-on-channel-deckle_sdk, Flutter/getStarted#missing-plugin
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
