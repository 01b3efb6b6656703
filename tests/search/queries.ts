import { isPlatformId, type PlatformId, type ProductId } from '../../src/model/platforms';

/** What a query asks in; figures are given for each of them. Those of `heldOut.ts` have some more. */
export type QueryKind = keyof typeof written | 'keyword' | 'german' | 'absent' | 'page' | 'place';

/** A question a reader has typed, and where the answer is. */
export interface Query {
  readonly text: string;
  readonly kind: QueryKind;
  /** Platform of the page it is asked on; none on the start page without a choice. */
  readonly platform?: PlatformId;
  readonly product?: ProductId;
  /** Addresses below `/docs/` (`/…` for other pages) that answer it, with or without an anchor. Any will do. */
  readonly expected: readonly string[];
  /** Says it in words that the page does not have: counted, but no failure where it is not found. */
  readonly hard?: true;
}

/**
 * `text | platform | expected, other expected`. The platform is that of the page the reader is on;
 * `barcode:` before it stands for the pages of the Barcode SDK, `-` for no platform. A query that begins
 * with `~` is a hard one.
 */
const written = {
  // Whole sentences, as they come.
  question: `
    what happens when the user says no to camera access | react-native | react-native/docScan, react-native/getStarted, errors
    which callback do I get after the user closes the scanner without scanning | iOS | iOS/docScan, iOS/getStarted#troubleshooting
    how do I launch the scanner from a fragment | Android | Android/docScan#in-a-fragment
    can I use the scanner in jetpack compose | Android | Android/docScan#in-jetpack-compose
    which image filter makes the smallest files | cordova | cordova/docScan#filters, cordova/pdfCreation#keep-the-file-small
    how to make scans black and white by default | Xamarin | Xamarin/docScan#filters
    does the scanner work on the iOS simulator | iOS | iOS/docScan#test-without-a-camera, iOS/testing
    what do I have to do when the activity is destroyed during the scan | Android | Android/docScan#lifecycle, Android/getStarted#troubleshooting
    how can i get the text of just one page | react-native | react-native/textDetection#read-one-page
    which languages does the ocr understand | Flutter | Flutter/textDetection, Flutter/intro
    why is the recognized text empty | Android | Android/textDetection#troubleshooting
    do I get coordinates of the words from text recognition | Windows | Windows/textDetection#what-you-get
    what does the json look like that the invoice reader returns | react-native | react-native/dataExtraction
    how do I deserialize the invoice result into my own data class | Android | Android/dataExtraction#parse-into-your-own-classes
    what if an invoice has two bank accounts | MAUI | MAUI/dataExtraction
    can I get the sender's address from a scanned letter | Windows | Windows/dataExtraction
    how do I load a pdf from the file system without showing any screen | Android | Android/fileImport
    the user picked a file with the system file picker, how do I hand it to the sdk | Flutter | Flutter/fileImport
    how do I upload the scanned pages to my server | iOS | iOS/imageExport
    can I get the uncropped original photo back | cordova | cordova/imageExport
    app crashes with out of memory when I export many pages | MAUI | MAUI/imageExport
    how do I show a preview of the first page | react-native | react-native/imageExport
    can users search inside the pdf that is written | capacitor | capacitor/pdfCreation#searchable-pdfs
    how do I fill a bank transfer form from a photographed invoice | Flutter | Flutter/photoPayment#fill-in-a-transfer-form
    does it support the giro code on invoices | iOS | iOS/photoPayment#girocode
    can I skip the edit screen in photo payment | MAUI | MAUI/photoPayment#fewer-steps-for-the-user
    the onboarding only appears once, how do I show it again | iOS | iOS/onboarding#show-it-again
    how do i replace the pictures in the introduction screens | capacitor | capacitor/onboarding
    where do I add a help button with tips to the scan screen | Flutter | Flutter/scantips
    how can I change the label of the done button | iOS | iOS/theming
    which languages are the scanner screens translated to | Android | Android/theming#languages
    i don't like the white status bar above the scanner | Android | Android/theming#system-bars, Android/colorConfig#edge-to-edge
    my css does not change the look of the scanner | cordova | cordova/colorConfig#css-doesnt-affect-the-scanner
    what format do colors have, hex or rgb | react-native | react-native/colorConfig#how-to-write-a-color
    where do I put the license key | Android | Android/sdkInit#the-license-key, Android/getStarted#get-a-license-key
    why does initSDK return false | iOS | iOS/sdkInit#when-initialization-fails
    do i need a different license for the debug version of my app | Android | Android/sdkInit
    support asks me for the log file, where is it | react-native | react-native/sdkInit#the-trace-file
    how do I remove the temporary images that the sdk leaves behind | capacitor | capacitor/sdkInit#delete-temporary-files
    in which order do I have to call the functions | Windows | Windows/sdkInit#the-order-of-calls
    how do I add the sdk to an existing wpf app | Windows | Windows/getStarted#add-it-to-an-existing-app
    how to install with swift package manager | iOS | iOS/getStarted#swift-package-manager
    what do I have to write into the manifest for the camera | Android | Android/getStarted#declare-the-camera
    does it run in expo go or do I need a dev build | react-native | react-native/getStarted
    how do i add the package to my flutter project | Flutter | Flutter/getStarted#install
    where do I find an example project I can run right away | Android | Android/getStarted#starter-project
    what android version is the minimum | Android | Android/getStarted#before-you-start, Android/compatibility, Android/intro#what-it-needs, Android/migration#minimum-versions
    which xcode do i need for the current version | iOS | iOS/compatibility, iOS/getStarted#before-you-start, iOS/intro, iOS/migration#minimum-versions
    how do I update from the old version to the new one | react-native | react-native/migration
    we still use xamarin forms, how do we move to maui | Xamarin | Xamarin/migration, MAUI/migration#from-xamarin
    how do I write unit tests for my scan code | Android | Android/testing
    how can I test on a build server without a phone | Flutter | Flutter/testing
    does this work without internet connection | capacitor | capacitor/intro#privacy, capacitor/intro, capacitor/sdkInit
    how do I scan a qr code | Android | barcode-scanner-sdk/Android/barcodeScan
    can I ask my server if the code is valid before accepting it | barcode:Android | barcode-scanner-sdk/Android/barcodeScan#answers-that-take-time
    how do I limit the scanner to ean and qr codes | barcode:cordova | barcode-scanner-sdk/cordova/barcodeScan#formats
    which barcode types are supported | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan#formats, barcode-scanner-sdk/react-native/intro#what-it-reads, barcode-scanner-sdk/react-native/barcodeScan#all-formats
    do I need two license keys for the document and the barcode sdk | barcode:Android | barcode-scanner-sdk/Android/sdkInit#use-both-sdks, barcode-scanner-sdk/Android/sdkInit#the-license-key, barcode-scanner-sdk/Android/intro#use-it-with-the-document-sdk
    how do I change the colour of the frame around the barcode | barcode:cordova | barcode-scanner-sdk/cordova/theming
    leading zeros of my barcode disappear | barcode:Android | barcode-scanner-sdk/Android/barcodeScan#troubleshooting, barcode-scanner-sdk/Android/barcodeScan#position-of-a-code
    i have no printed barcode here, how do I test | barcode:react-native | sheets/barcodes, barcode-scanner-sdk/react-native/barcodeScan#test-without-a-printed-code, barcode-scanner-sdk/react-native/getStarted#a-code-to-scan
    Execution failed for task ':app:checkDebugAarMetadata' Dependency requires compile against version 36 | Android | Android/getStarted#compile-sdk, errors
    NSCameraUsageDescription missing, the app crashes when the scanner opens | iOS | iOS/getStarted#allow-the-camera, errors
    wie lese ich den text einer rechnung aus | iOS | iOS/textDetection, iOS/dataExtraction
    welche barcodes werden unterstützt | barcode:Android | barcode-scanner-sdk/Android/barcodeScan#formats, barcode-scanner-sdk/Android/intro#what-it-reads
    how can I turn off the automatic shutter | Android | Android/docScan#automatic-or-manual-capture, Android/docScan#DocumentScannerConfiguration.autoCapture
    is there a way to only allow one page per scan | iOS | iOS/docScan#one-page-or-many
    how do i scan more than one page in one go | Flutter | Flutter/docScan#one-page-or-many
    can users pick photos from their gallery instead of using the camera | MAUI | MAUI/docScan#images-instead-of-the-camera
    how do I know if the user cancelled the scan | capacitor | capacitor/docScan, capacitor/getStarted#troubleshooting
    how do I stop users from editing pages after scanning | react-native | react-native/docScan#edit-screen-and-confirmation
    how do I read the words on a photo of a letter | iOS | iOS/textDetection
    text recognition takes forever right after scanning, why | MAUI | MAUI/textDetection, MAUI/sdkInit
    how do I search for a word in all scanned pages | cordova | cordova/textDetection
    read text from an existing pdf that already has a text layer | capacitor | capacitor/textDetection, capacitor/fileImport
    how do I get the total amount and the due date of an invoice | Android | Android/dataExtraction
    how can my app read the IBAN from a bill | iOS | iOS/dataExtraction, iOS/photoPayment
    does data extraction work with english invoices | Flutter | Flutter/dataExtraction, Flutter/intro
    why do I have to call setAnalyzeConfiguration first | Xamarin | Xamarin/sdkInit#the-order-of-calls, Xamarin/dataExtraction#prepare-it-right-after-initialization, Xamarin/textDetection#prepare-it-right-after-initialization
    can it read passports or id cards | Android | Android/intro#what-it-doesnt-do
    what file types can I import | react-native | react-native/fileImport#formats
    how to open a pdf that is protected with a password | iOS | iOS/fileImport#encrypted-pdfs
    what is the difference between importing a file and scanning from the gallery | capacitor | capacitor/fileImport#file-import-or-scanner
    why does loading a docx file fail | Windows | Windows/fileImport
    how do I save every page as a jpg | Flutter | Flutter/imageExport
    how can I display the scanned page in an ImageView | Android | Android/imageExport#show-a-page
    how do i combine all scanned pages in a single pdf | iOS | iOS/pdfCreation
    how can I make the pdf smaller before sending it by mail | Android | Android/pdfCreation#keep-the-file-small
    i want a pdf in a4 format | Windows | Windows/pdfCreation#page-format
    my pdf is called Invoice(1).pdf, why did the name change | Flutter | Flutter/pdfCreation#always-use-the-returned-path
    how do I share the finished pdf with whatsapp or mail | Android | Android/pdfCreation#share-it-with-another-app
    where should i store the pdf file on the device | iOS | iOS/pdfCreation
    what is photo payment and what do I get back | Android | Android/photoPayment
    how can another app share an invoice with my banking app | react-native | react-native/photoPayment#files-from-other-apps
    what does the user see when nothing was found on the invoice | capacitor | capacitor/photoPayment#empty-result-screen
    can I warn the user if the bill was already paid | cordova | cordova/photoPayment, cordova/dataExtraction
    how can I show a tutorial before the first scan | MAUI | MAUI/onboarding
    i want to give the user hints how to hold the phone | Android | Android/scantips, Android/onboarding
    can I use my own icons for the buttons | capacitor | capacitor/theming#icons, capacitor/theming#buttons
    how do I make the font of the toolbar bigger | react-native | react-native/theming
    how can I make the scanner match our brand colors | Flutter | Flutter/colorConfig
    does the scanner follow the dark mode of the phone | MAUI | MAUI/colorConfig#light-and-dark-mode
    how do I go back to the default colors | Xamarin | Xamarin/colorConfig#restore-the-defaults
    how do I get a trial license to try the sdk | Flutter | Flutter/getStarted#get-a-license-key, Flutter/sdkInit#the-license-key
    how can I see more log output when something goes wrong | MAUI | MAUI/sdkInit#choose-a-log-level, MAUI/sdkInit#the-trace-file
    can I call the sdk from a background thread | iOS | iOS/sdkInit#threading
    what changed in the latest release | Flutter | Flutter/changelog
    what do I need to check before i publish the app in the store | iOS | iOS/releaseChecklist
    are my documents sent to a server | Android | Android/intro#privacy
    which modules do I have to license | Windows | Windows/intro
    where is the list of all functions and classes | MAUI | MAUI/apiIndex
    how can I read several barcodes one after another | barcode:iOS | barcode-scanner-sdk/iOS/barcodeScan#one-code-or-many
    the same barcode is reported only once, how can I count packages | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan#duplicates
    can I put my own text over the barcode viewfinder | barcode:iOS | barcode-scanner-sdk/iOS/theming
    java.lang.OutOfMemoryError when exporting images | Android | Android/imageExport#troubleshooting, errors#out-of-memory
    java.io.FileNotFoundException when sharing the pdf Failed to find configured root | Android | Android/pdfCreation#troubleshooting, errors
    wie kann ich mehrere seiten scannen | Android | Android/docScan#one-page-or-many
    wo trage ich den lizenzschlüssel ein | Flutter | Flutter/sdkInit#the-license-key, Flutter/getStarted#get-a-license-key
    why is my scan so dark | Android | Android/docScan#filters, Android/docScan#what-the-user-sees
    does it work on an ipad in landscape | iOS | iOS/docScan#what-the-user-sees
    can i run the sdk on a windows server | Windows | Windows/intro#requirements
    wie ändere ich die farben des scanners | react-native | react-native/colorConfig
    kann ich die pdf datei verkleinern | iOS | iOS/pdfCreation#keep-the-file-small
    wie kann ich ohne kamera testen | MAUI | MAUI/docScan#test-without-a-camera, MAUI/testing
    how do I get text from a scanned page | Android | Android/textDetection
    can I use it from java | Android | Android/intro
    what is the callback when the user presses back | Android | Android/docScan#the-result
    which invoice fields can be extracted | cordova | cordova/dataExtraction#the-result-field-by-field
    how do i read only the iban and the amount | iOS | iOS/photoPayment#values-to-read, iOS/dataExtraction
    can I extract data from a pdf without showing the scanner | Flutter | Flutter/dataExtraction, Flutter/fileImport
    how do I use a custom font | react-native | react-native/theming#text-sizes
    how do I reduce log output in release builds | Android | Android/sdkInit#choose-a-log-level
    does the sdk collect user data | iOS | iOS/intro#privacy
    how do i turn on the flashlight by default | barcode:iOS | barcode-scanner-sdk/iOS/barcodeScan#torch-feedback-and-timeout
    what if there are several qr codes in view | barcode:iOS | barcode-scanner-sdk/iOS/barcodeScan#one-code-or-many
    gibt es ein beispielprojekt | Android | Android/getStarted#starter-project
    wie stelle ich den dunkelmodus ein | iOS | iOS/colorConfig#light-and-dark-mode
    kann der nutzer eine datei statt der kamera verwenden | Android | Android/docScan#images-instead-of-the-camera, Android/fileImport
    users should review all the pages once more before they submit | react-native | react-native/docScan#edit-screen-and-confirmation
    what resolution do the scanned pages have | Android | Android/docScan#the-result
    I need a button for redoing a blurry page | iOS | iOS/docScan#edit-screen-and-confirmation
    can I call the scanner from objective-c code | iOS | iOS/intro#objective-c
    give me an invoice I can use for trying it out | react-native | react-native/getStarted#a-document-to-scan, sheets/documents
    how can the user choose where to store the document | Android | Android/pdfCreation#let-the-user-save-a-copy
    I want a jpg per page instead of one pdf | Flutter | Flutter/imageExport#write-all-pages-to-files, Flutter/imageExport
    can I still get the photo as it was before cropping | Android | Android/imageExport#keep-the-original, Android/imageExport#three-versions-of-a-page
    image component stays blank on android although the file exists | react-native | react-native/imageExport#troubleshooting
    does the pdf's own text layer get used or is it recognized again | Xamarin | Xamarin/textDetection#what-you-get, Xamarin/fileImport#formats
    which information can be pulled from a bill | Flutter | Flutter/dataExtraction#the-result-field-by-field, Flutter/dataExtraction
    are english or french invoices supported | MAUI | MAUI/dataExtraction
    how do I check that extraction works correctly with a known document | cordova | cordova/dataExtraction#self-test
    process a whole directory of pdf invoices | Windows | Windows/dataExtraction#example-read-a-folder
    is it safe to write the extracted json to the log | iOS | iOS/dataExtraction#rules-for-reading-the-fields
    which xml do I need so my app shows up under open with | MAUI | MAUI/photoPayment#files-from-other-apps
    load an image from a url | capacitor | capacitor/fileImport#when-loading-fails
    how do I get a key for trying the product | Flutter | Flutter/getStarted#get-a-license-key, Flutter/sdkInit#the-license-key
    initSDK gives false back, how do I see the reason | Android | Android/sdkInit#when-initialization-fails
    who do I contact for help and what do you need from me | Android | Android/sdkInit#the-trace-file
    icons of my onboarding are missing in the release build only | Flutter | Flutter/onboarding#add-the-images, Flutter/releaseChecklist#appearance
    show the tutorial again to everybody after an update | iOS | iOS/onboarding#show-it-again
    add one more hint to those that come with the sdk | iOS | iOS/scantips#extend-the-built-in-tips
    remove the bulb icon in photo payment | react-native | react-native/scantips#photo-payment
    frame around the paper is hard to see on my desk | capacitor | capacitor/colorConfig#check-your-colors, capacitor/colorConfig#all-colors, capacitor/colorConfig#derive-the-colors-from-your-brand
    in what languages is the user interface available | capacitor | capacitor/theming#languages
    port our xamarin forms app to maui | Xamarin | Xamarin/migration
    does it support the new architecture with turbo modules | react-native | react-native/compatibility
    our build machine has no internet, can we embed the framework manually | iOS | iOS/getStarted#by-hand
    I get an out of memory error with large photos | Android | errors#out-of-memory, Android/getStarted#declare-the-camera
    linker removes something in release, xamarin crashes | Xamarin | Xamarin/sdkInit#troubleshooting
    does it run on a mac or linux desktop | - | /docs/, Windows/intro, Windows/compatibility
    läuft die texterkennung auch offline | Windows | Windows/intro#privacy
    where do results of a scan go when nobody saves them | Flutter | Flutter/intro#the-current-document, Flutter/sdkInit#delete-temporary-files
    sort the pages by drag and drop | iOS | iOS/docScan#edit-screen-and-confirmation
    nothing is returned and there is no error when the scanner times out | barcode:iOS | barcode-scanner-sdk/iOS/barcodeScan#cancel-and-failure, barcode-scanner-sdk/iOS/barcodeScan#torch-feedback-and-timeout
  `,
  // Symbols, as other platforms or nobody spells them. As the platform does: tests/build/search.test.ts.
  symbol: `
    Document.writePDF() | - | symbols/DeckleSDK#writePDF
    vibrateOnCapture | Windows | symbols/DocumentScannerConfiguration#vibrateOnCapture
    ScanFilter.blackWhite | Android | Android/docScan#ScanFilter.BLACKWHITE
    galleryMultiple | Android | Android/docScan#Source.GALLERY_MULTIPLE
    writepdf | react-native | react-native/pdfCreation
    a4landscape | Android | Android/pdfCreation#PDFPageFormat.A4_LANDSCAPE
    cutFilter | Android | Android/imageExport#PageSourceType.CUT_FILTER
    qrCode | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan
    DeckleSDKPromisify | cordova | cordova/getStarted, cordova/sdkInit, cordova/docScan, cordova/intro
    Document.pageCount | Android | Android/imageExport, Android/pdfCreation
    SEPACreditor | Android | Android/photoPayment
    DeckleListItem | Android | Android/onboarding
    allow_page_retake | iOS | iOS/docScan
    Level.verbose | Android | Android/sdkInit
    DeckleSdkDocument.writeImage | react-native | react-native/imageExport
    ean_8 | barcode:iOS | barcode-scanner-sdk/iOS/barcodeScan
  `,
  // Parts of symbols.
  part: `
    black white | Android | Android/docScan
    black_white | Android | Android/docScan#ScanFilter.BLACKWHITE
    scanfilter | react-native | react-native/docScan
    write_pdf | react-native | react-native/pdfCreation
    auto crop | Android | Android/docScan
    page format | Android | Android/pdfCreation#page-format, Android/pdfCreation#PDFPageFormat
    max size | react-native | react-native/pdfCreation
    image bytes | Android | Android/imageExport
    temp files | Android | Android/sdkInit
    polygon color | Android | Android/colorConfig
    data matrix | barcode:Android | barcode-scanner-sdk/Android/barcodeScan
    ean13 | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan
    reading state | barcode:Android | barcode-scanner-sdk/Android/barcodeScan
    scandoc | Android | Android/docScan
    photopay | react-native | react-native/photoPayment
    torch button | Android | Android/theming
    retake page | react-native | react-native/docScan
    payment config | Android | Android/photoPayment
    color primary | react-native | react-native/colorConfig
    scan tips config | react-native | react-native/scantips, react-native/photoPayment, react-native/docScan
  `,
  // Words developers use for what the site calls otherwise.
  synonym: `
    licence | Android | Android/sdkInit, Android/getStarted
    colours | Android | Android/colorConfig
    translate texts | react-native | react-native/theming
    save picture | react-native | react-native/imageExport
    flash | Android | Android/theming
    monochrome | Android | Android/docScan
    npm install | react-native | react-native/getStarted
    cocoapods | iOS | iOS/getStarted
    nuget | Windows | Windows/getStarted
    pubspec | Flutter | Flutter/getStarted
    offline | Android | Android/intro, Android/docScan
    gdpr | react-native | react-native/intro, react-native/docScan, react-native/dataExtraction
    photo library | react-native | react-native/docScan
    merge pdf | Android | Android/pdfCreation, Android/fileImport, Android/intro
    compress pdf | react-native | react-native/pdfCreation
    user cancelled | Android | Android/docScan, Android/photoPayment
    what's new | Android | Android/changelog
    proguard | Android | Android/releaseChecklist#build, Android/getStarted, Android/sdkInit
    icon of a button | Android | Android/theming
    receipt scanner | Android | Android/docScan, Android/dataExtraction
    png export | Android | Android/imageExport
    b/w | Android | Android/docScan
    cutout | Android | Android/imageExport
    deskew | Android | Android/docScan
    perspective correction | react-native | react-native/docScan
    serial number | Android | Android/sdkInit, Android/getStarted
    license file | react-native | react-native/sdkInit
    evaluation | Android | Android/sdkInit, Android/getStarted
    bank | react-native | react-native/dataExtraction, react-native/photoPayment
    strings.xml | Android | Android/theming
    16kb page size | Android | Android/compatibility#what-google-play-requires, Android/releaseChecklist, errors
    gradle dependency | Android | Android/getStarted#add-the-dependencies, Android/getStarted
    german texts | react-native | react-native/theming, react-native/intro
    how to update from version 1 | react-native | react-native/migration
    history of versions | Android | Android/changelog
    async await | react-native | react-native/textDetection, react-native/dataExtraction, react-native/pdfCreation, react-native/docScan, react-native/imageExport
    sharing | Android | Android/pdfCreation
    boarding pass | barcode:Android | barcode-scanner-sdk/Android/barcodeScan
    gtin | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan
    flash light | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan
    uppercase hex | react-native | react-native/colorConfig
    remittance slip | iOS | iOS/photoPayment
    vat id | iOS | iOS/dataExtraction, iOS/photoPayment
    camera roll | iOS | iOS/docScan
    info.plist | iOS | iOS/getStarted
    androidmanifest | Android | Android/getStarted
    error handling | iOS | iOS/sdkInit, iOS/docScan, iOS/fileImport
    size limit | iOS | iOS/pdfCreation
    edge detection off | iOS | iOS/docScan#images-instead-of-the-camera, iOS/docScan#DocumentScannerConfiguration.autoCrop, symbols/DocumentScannerConfiguration
    disable auto shutter | Android | Android/docScan#automatic-or-manual-capture, Android/docScan#DocumentScannerConfiguration.autoCapture, symbols/DocumentScannerConfiguration
    single page only | Flutter | Flutter/docScan#one-page-or-many, Flutter/docScan#DocumentScannerConfiguration.multiPage, symbols/DocumentScannerConfiguration
    proguard rules | Android | Android/releaseChecklist#tick-shrinking-changed-nothing, Android/releaseChecklist#build, Android/getStarted#declare-the-camera
    kotlin coroutine blocking call | Android | Android/sdkInit#threading, Android/textDetection#read-the-whole-document, Android/dataExtraction#read-the-data, Android/imageExport#run-exports-in-the-background, Android/pdfCreation#write-the-file, Android/releaseChecklist#tick-no-call-blocks-the-screen
    ocr supported languages | iOS | iOS/textDetection
    pdf file too big | iOS | iOS/pdfCreation#keep-the-file-small, iOS/pdfCreation#write-the-file
    reduce pdf size | react-native | react-native/pdfCreation#keep-the-file-small, react-native/pdfCreation#write-the-file
    rename done button | react-native | react-native/theming, symbols/ButtonConfiguration, symbols/TextConfiguration, react-native/api/interfaces/ButtonConfiguration
    camera roll multiple photos | react-native | react-native/docScan#images-instead-of-the-camera, react-native/docScan#Source, symbols/Source, react-native/api/enumerations/Source
    swiftui sheet scanner | iOS | iOS/docScan#scan-from-swiftui, iOS/getStarted#swiftui
    objc bridge | iOS | iOS/intro#objective-c, iOS/getStarted#objective-c
    password protected pdf open | Android | Android/fileImport#encrypted-pdfs, Android/fileImport#load-a-file, errors#password-not-valid
    share extension invoice | iOS | iOS/photoPayment#files-from-other-apps, iOS/photoPayment#declare-the-file-types
    epc qr code invoice | Android | Android/photoPayment#girocode, Android/photoPayment#PaymentAnalyzeConfiguration
    base64 page image | react-native | react-native/imageExport#show-many-pages, react-native/imageExport#show-a-page, react-native/imageExport#file-or-memory
    raw photo uncropped | capacitor | capacitor/imageExport#keep-the-original, capacitor/imageExport#three-versions-of-a-page, capacitor/imageExport#PageSourceType, symbols/PageSourceType, capacitor/api/enumerations/PageSourceType
    verbose logging off | cordova | cordova/sdkInit#choose-a-log-level, cordova/sdkInit#LogLevel, cordova/releaseChecklist#privacy-and-traces, symbols/LogLevel
    clear cache scanned pages | MAUI | MAUI/sdkInit#delete-temporary-files, MAUI/pdfCreation#clean-up-afterward
    eas build config | react-native | react-native/getStarted#eas, react-native/getStarted#expo-plugin
    byte array input | Windows | Windows/fileImport#load-from-memory, Windows/fileImport#load-a-file
    jest mock native module | react-native | react-native/testing#unit-tests-with-jest, react-native/testing
    espresso test no camera | Android | Android/testing#ui-tests, Android/docScan#test-without-a-camera, Android/testing#screen-tests
    prevent double scans | barcode:Android | barcode-scanner-sdk/Android/barcodeScan#duplicates, barcode-scanner-sdk/Android/barcodeScan#BarcodeScannerConfiguration.allowDuplicates, barcode-scanner-sdk/Android/barcodeScan#BarcodeScannerConfiguration.duplicateInterval
    beep on success | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan#torch-feedback-and-timeout, barcode-scanner-sdk/react-native/barcodeScan#BarcodeScannerConfiguration, symbols/barcode-scanner-sdk/BarcodeScannerConfiguration, barcode-scanner-sdk/react-native/api/interfaces/BarcodeScannerConfiguration
    only ean13 | barcode:cordova | barcode-scanner-sdk/cordova/barcodeScan#formats, barcode-scanner-sdk/cordova/barcodeScan#all-formats, symbols/barcode-scanner-sdk/BarcodeFormat
    gs1-128 sscc | barcode:Android | barcode-scanner-sdk/Android/barcodeScan#formats, barcode-scanner-sdk/Android/barcodeScan#all-formats, barcode-scanner-sdk/Android/barcodeScan#BarcodeFormat
    bounding box coordinates | barcode:iOS | barcode-scanner-sdk/iOS/barcodeScan#position-of-a-code, barcode-scanner-sdk/iOS/barcodeScan#BarcodeBounds, symbols/barcode-scanner-sdk/BarcodeBounds
    Rechnungsbetrag auslesen | Android | Android/dataExtraction
    Lizenz abgelaufen | iOS | errors#license-expired, iOS/sdkInit#when-initialization-fails
    Lizenzschlüssel ungültig Debug Build | Android | Android/sdkInit#when-initialization-fails, Android/sdkInit#the-license-key, errors#license-other-app, Android/getStarted#get-a-license-key
    mehrere IBAN auf einer Rechnung | Flutter | Flutter/dataExtraction#rules-for-reading-the-fields, Flutter/dataExtraction#bank-accounts-in-either-shape, Flutter/dataExtraction#bank-one-account, Flutter/dataExtraction#address-the-sender, sheets/documents#two-accounts
    Kameraberechtigungen verweigert | iOS | iOS/getStarted#allow-the-camera, iOS/docScan#the-result, errors#camera-refused
    dateiformate | Flutter | Flutter/fileImport#formats
    Überweisung ausfüllen Foto | iOS | iOS/photoPayment#fill-in-a-transfer-form, iOS/photoPayment
    durchsuchbares PDF erzeugen | capacitor | capacitor/pdfCreation#searchable-pdfs
    Kamera Berechtigung verweigert | react-native | errors#camera-refused, react-native/docScan#the-result, react-native/getStarted#troubleshooting
    Farben anpassen Firmenfarbe | MAUI | MAUI/colorConfig
    Datenschutz offline Server | iOS | iOS/intro#privacy
    Testrechnung zum Ausdrucken | cordova | sheets/documents, cordova/getStarted#a-document-to-scan
    Rechnung schon bezahlt erkennen | Windows | Windows/dataExtraction#options, Windows/dataExtraction#AnalyzeConfiguration, Windows/dataExtraction#rules-for-reading-the-fields, Windows/dataExtraction#the-result-field-by-field, symbols/AnalyzeConfiguration
    Seiten drehen und sortieren verbieten | Xamarin | Xamarin/docScan#edit-screen-and-confirmation, Xamarin/docScan#PageEditConfiguration, symbols/PageEditConfiguration
    Strichcode Taschenlampe | barcode:cordova | barcode-scanner-sdk/cordova/barcodeScan#torch-feedback-and-timeout, barcode-scanner-sdk/cordova/barcodeScan#BarcodeScannerConfiguration
    Sprache der Oberfläche ändern | iOS | iOS/theming#languages, iOS/theming#texts
    scan with webcam or twain scanner | Windows | Windows/intro#not-supported-on-windows, Windows/fileImport
    password encrypted pdf | Windows | Windows/intro#limits, Windows/fileImport#when-loading-fails, errors#password-not-valid
    run on asp.net server | Windows | Windows/sdkInit#troubleshooting, Windows/intro#requirements, Windows/dataExtraction#example-read-a-folder
    read passport mrz | Android | Android/intro#what-it-doesnt-do
    decode barcode from gallery image | barcode:Android | barcode-scanner-sdk/Android/intro#what-it-doesnt-do
    product name lookup from ean | barcode:react-native | barcode-scanner-sdk/react-native/intro#what-it-doesnt-do
    foreign currency usd invoice | iOS | iOS/intro#what-it-doesnt-do, iOS/dataExtraction#the-result-field-by-field, iOS/dataExtraction#rules-for-reading-the-fields
    run in browser pwa | capacitor | capacitor/intro#what-it-doesnt-do, capacitor/getStarted#before-you-start, capacitor/docScan#scan-a-document, capacitor/sdkInit#start-the-sdk, capacitor/sdkInit#troubleshooting, errors#not-in-browser
    mac catalyst target | MAUI | MAUI/getStarted#keep-other-targets, MAUI/intro#what-it-needs, MAUI/getStarted#set-the-target-frameworks, MAUI/getStarted#nu1202, errors#nu1202-package-decklesdkmaui-300-is-not-compatible-with-net80-android340
    ocr word positions confidence | Android | Android/textDetection#what-you-get
    custom camera | - | Android/docScan#own-camera-screen, iOS/docScan#own-camera-screen, react-native/docScan#own-camera-screen, Flutter/docScan#own-camera-screen, MAUI/docScan#own-camera-screen, Xamarin/docScan#own-camera-screen, capacitor/docScan#own-camera-screen, cordova/docScan#own-camera-screen
    own camera screen | Flutter | Flutter/docScan#own-camera-screen
    own camera screen | Android | Android/docScan#own-camera-screen
    talkback | Android | Android/docScan#screen-readers
    voiceover | iOS | iOS/docScan#screen-readers
    screen reader | react-native | react-native/docScan#screen-readers
    always light | Android | Android/colorConfig#always-light
    app is always light | iOS | iOS/colorConfig#always-light
    privacy manifest | iOS | iOS/releaseChecklist#build
    privacy manifest | MAUI | MAUI/releaseChecklist#build-for-ios
    crashes when the scanner opens | iOS | iOS/getStarted#allow-the-camera, iOS/getStarted#troubleshooting, errors#usage-description
    per-app language | Android | Android/theming#languages
    iban checksum | - | Android/dataExtraction#rules-for-reading-the-fields, iOS/dataExtraction#rules-for-reading-the-fields, react-native/dataExtraction#rules-for-reading-the-fields, Flutter/dataExtraction#rules-for-reading-the-fields, MAUI/dataExtraction#rules-for-reading-the-fields, Xamarin/dataExtraction#rules-for-reading-the-fields, capacitor/dataExtraction#rules-for-reading-the-fields, cordova/dataExtraction#rules-for-reading-the-fields, Windows/dataExtraction#rules-for-reading-the-fields
    iban validation | react-native | react-native/dataExtraction#rules-for-reading-the-fields
    proguard rules | - | Android/releaseChecklist#build, Flutter/releaseChecklist#build-for-android, capacitor/releaseChecklist#build-for-android, cordova/releaseChecklist#build-for-android, react-native/releaseChecklist#build-for-android, MAUI/releaseChecklist#build-for-android
    wrong java version | Android | Android/getStarted#jdk
    pod install fails | cordova | cordova/getStarted#pod-versions
    delete scanned images | iOS | iOS/sdkInit#delete-temporary-files
    invoice line items | MAUI | MAUI/dataExtraction#the-result-field-by-field
    offline license check | - | Android/intro#privacy, iOS/intro#privacy, react-native/intro#privacy, Flutter/intro#privacy, MAUI/intro#privacy, Xamarin/intro#privacy, capacitor/intro#privacy, cordova/intro#privacy, Windows/intro#privacy
    copy text to clipboard | Android | Android/textDetection
    sign documents | Android | Android/intro#what-it-doesnt-do
    multiple package names one license | Android | Android/sdkInit#the-license-key
    lizenz kaufen | iOS | iOS/getStarted#get-a-license-key
    texterkennung sprache | Flutter | Flutter/textDetection#prepare-it-right-after-initialization
    speicherort der pdf | iOS | iOS/pdfCreation
    barcode wird nicht erkannt | barcode:Android | barcode-scanner-sdk/Android/barcodeScan
    Scanner auf Deutsch umstellen | MAUI | MAUI/theming
    swift concurrency | iOS | iOS/docScan#main-thread-and-swift-6
  `,
  misspelled: `
    docment scan | Android | Android/docScan
    licens key | Android | Android/sdkInit, Android/getStarted
    onbording | Android | Android/onboarding
    recieve text | Android | Android/textDetection
    barcod | barcode:Android | barcode-scanner-sdk/Android/barcodeScan, barcode-scanner-sdk/Android/intro
    fotopayment | Android | Android/photoPayment
    autocaptur | Android | Android/docScan
    blakwhite | Android | Android/docScan
    instal | Android | Android/getStarted
    seachable pdf | Android | Android/pdfCreation
    permision | Android | Android/getStarted
    getTxt | Android | Android/textDetection
    scann documnt | Android | Android/docScan
    inital setup | Android | Android/getStarted, Android/sdkInit
    pfd creation | Android | Android/pdfCreation
    licence expierd | react-native | react-native/sdkInit
    extrcat data | Android | Android/dataExtraction
    colr config | react-native | react-native/colorConfig
    migarte | Android | Android/migration
    viewfnder | barcode:Android | barcode-scanner-sdk/Android/barcodeScan, barcode-scanner-sdk/Android/theming
    setLoglevl | react-native | react-native/sdkInit
    pasword | react-native | react-native/fileImport
    langauges | iOS | iOS/intro, iOS/theming
    thred | iOS | iOS/sdkInit#threading, iOS/docScan, iOS/pdfCreation, iOS/textDetection, iOS/imageExport, iOS/dataExtraction, iOS/photoPayment
    initialise | Windows | Windows/sdkInit
    srchable pdf | iOS | iOS/pdfCreation
    imagebytes | iOS | iOS/imageExport
  `,
  error: `
    could not find com.example.deckle | Android | errors#could-not-find-comexampledeckledocument-sdk, Android/getStarted#could-not-find-comexampledeckledocument-sdk
    module was compiled with an incompatible version of kotlin | Android | errors#module-was-compiled-with-an-incompatible-version-of-kotlin, Android/getStarted#kotlin
    doesn't seem to be linked | react-native | react-native/getStarted
    unable to resolve module | react-native | react-native/getStarted
    app crashes when scanner opens | barcode:react-native | barcode-scanner-sdk/react-native/getStarted, errors
    license key has expired | - | errors#license-expired
    initSDK returns false | Android | Android/sdkInit#when-initialization-fails, Android/sdkInit
    license expired | react-native | react-native/sdkInit, errors#license-expired
    scanner does not open | Android | Android/getStarted, Android/docScan
    uses-sdk minSdkVersion cannot be smaller | Android | Android/getStarted, errors
    writePDF returns null | Android | Android/pdfCreation
    pdf not searchable | react-native | react-native/pdfCreation#searchable-pdfs
    getText returns empty | Android | Android/textDetection
    deployment target pod install | react-native | react-native/getStarted
    RES_TABLE_TYPE_TYPE entry offsets overlap | Android | Android/getStarted#resource-table, errors
    compile against version 37 | Android | Android/getStarted
    specs satisfying the dependency were found | react-native | react-native/getStarted, errors
    analyze returns empty string | Android | Android/dataExtraction
    callback is not called after rotation | Android | Android/docScan
    process death | Android | Android/docScan
    process death | react-native | react-native/docScan
    ~ file not found after restart ios | react-native | react-native/pdfCreation, react-native/imageExport, react-native/fileImport
    out of memory | react-native | react-native/imageExport
    attempting to register while current state is RESUMED | Android | Android/getStarted#troubleshooting, Android/docScan#in-a-fragment
    failed to resolve document-sdk gradle | Android | Android/getStarted#could-not-find-comexampledeckledocument-sdk, Android/getStarted#add-the-repository, errors#could-not-find-comexampledeckledocument-sdk
    manifest merger failed minSdkVersion 21 | cordova | cordova/getStarted#min-sdk, errors#uses-sdkminsdkversion-21-cannot-be-smaller-than-version-24-declared-in-library, cordova/getStarted#prepare-configxml, cordova/getStarted#android
    dyld image not found framework crash on launch | iOS | iOS/getStarted#library-not-loaded-rpathdecklesdkframeworkdecklesdk, errors#library-not-loaded-rpathdecklesdkframeworkdecklesdk
    rsync sandbox error xcode pods | barcode:iOS | barcode-scanner-sdk/iOS/getStarted#sandbox-rsync-deny-file-write-create, errors#sandbox-rsync-deny-file-write-create
    MissingPluginException after adding plugin | Flutter | Flutter/getStarted#missing-plugin, errors#missingpluginexceptionno-implementation-found-for-method-initsdk-on-channel-deckle_sdk
    npm install peer dependency conflict capacitor 7 | capacitor | capacitor/getStarted#eresolve-unable-to-resolve-dependency-tree, capacitor/compatibility, errors#eresolve-unable-to-resolve-dependency-tree
    app crashes on iphone when scanner opens, works on android | MAUI | MAUI/getStarted#this-app-has-crashed-because-it-attempted-to-access-privacy-sensitive-data-without-a-usage-description, MAUI/getStarted#allow-the-camera, errors#usage-description
    0x8007000B bad image AnyCPU | Windows | Windows/getStarted#badimageformatexception, errors#badimageformatexception-an-attempt-was-made-to-load-a-program-with-an-incorrect-format
    TurboModuleRegistry could not be found invariant violation | barcode:react-native | barcode-scanner-sdk/react-native/getStarted#not-found, errors#turbomoduleregistrygetenforcing--could-not-be-found
    workload missing maui-android dotnet build | MAUI | MAUI/getStarted#netsdk1147, errors#netsdk1147-to-build-this-project-the-following-workloads-must-be-installed
    delegate never gets called | barcode:iOS | barcode-scanner-sdk/iOS/barcodeScan#troubleshooting, barcode-scanner-sdk/iOS/barcodeScan#scan-a-code, barcode-scanner-sdk/iOS/barcodeScan#scan-from-swiftui
  `,
  // A line of a log or a console, as it is pasted.
  pasted: `
    E/Invoices( 4711): license key has expired | Android | errors#license-expired
    2026-11-21 14:03:55.120 Invoices[512:88731] Initialization failed: license key is not valid for com.example.invoices.debug | iOS | errors#license-other-app
    [Error: license key is malformed] at initDeckle (src/model.ts:14:9) at async App (src/App.tsx:31:5) | react-native | errors#license-malformed
    Uncaught (in promise) "license key is for the Document SDK" index.js:27 | barcode:cordova | errors#license-document-sdk
    Unhandled Exception: PlatformException(error, license does not include photo payment, null, null) #0 StandardMethodCodec.decodeEnvelope (package:flutter/src/services/message_codecs.dart:652:7) | Flutter | errors#license-module
    System.Exception: test of one minute is over at Invoices.MainPage.OnScanClicked(Object sender, EventArgs e) in C:\\src\\Invoices\\MainPage.xaml.cs:line 41 | MAUI | errors#test-minute-over
    Possible Unhandled Promise Rejection (id: 0): Error: not initialised | barcode:react-native | errors#not-initialised
    scanBarcode: not initialized | barcode:iOS | errors#not-initialised
    W/ReactNativeJS: no activity in the foreground | react-native | errors#no-activity
    ERROR Error: Uncaught (in promise): Error: not supported in a browser at DeckleWeb.initSDK (web.ts:9:11) | capacitor | errors#not-in-browser
    DeckleSDK.getLastError() = "no camera on this device" | barcode:Android | errors#no-camera
    [access] This app has crashed because it attempted to access privacy-sensitive data without a usage description. The app's Info.plist must contain an NSCameraUsageDescription key with a string value explaining to the user how the app uses this data. | Flutter | errors#usage-description
    D/Scan: loadFile failed: file cannot be read: /storage/emulated/0/Download/invoice.pdf | Android | errors#file-not-readable
    import.ts:52 file is damaged or in an unsupported format | capacitor | errors#data-not-valid
    Error Domain=Import Code=12 "password is missing or wrong" UserInfo={NSFilePath=/var/mobile/a.pdf} | iOS | errors#password-not-valid
    file cannot be written: /data/user/0/com.example.invoices/files/out/Invoice.pdf | Xamarin | errors#file-not-writable
    'no document is loaded' (Invoice.cs:88) | Windows | errors#no-document
    flutter: SdkException: page 7 does not exist | Flutter | errors#no-such-page
    text recognition needs iOS 13 | cordova | errors#recognition-needs-ios-13
    Error: required argument is missing: fileUri at returnResult (native-bridge.js:844:26) | capacitor | errors#argument-missing
    W DeckleBarcode: unknown barcode format is ignored: QRCODE | barcode:cordova | errors#unknown-format
    Execution failed for task ':app:processDebugMainManifest'. > Manifest merger failed : uses-sdk:minSdkVersion 16 cannot be smaller than version 21 declared in library [com.example.deckle:document-sdk:1.9.0.0] /Users/me/.gradle/caches/transforms-3/AndroidManifest.xml as the library might be using APIs not available in 16 | Android | errors
    > Could not find com.example.deckle:document-sdk:1.9.0.0. Searched in the following locations: https://repo.maven.apache.org/maven2 | Android | errors#could-not-find-comexampledeckledocument-sdk
    e: file:///home/me/.gradle/caches/a.jar!/META-INF/document.kotlin_module: Module was compiled with an incompatible version of Kotlin. The binary version of its metadata is 1.9.0, expected version is 1.6.0. | react-native | errors#module-was-compiled-with-an-incompatible-version-of-kotlin
    [!] CocoaPods could not find compatible versions for pod "DeckleSDK": In Podfile: deckle_sdk (from '.symlinks/plugins/deckle_sdk/ios') | Flutter | errors#cocoapods-could-not-find-compatible-versions-for-pod
    Specs satisfying the 'DeckleSDK (~> 1.9)' dependency were found, but they required a higher minimum deployment target. | iOS | errors
    dyld[1234]: Library not loaded: @rpath/DeckleSdk.framework/DeckleSdk Referenced from: /private/var/containers/Bundle/Application/A1/Invoices.app/Invoices | iOS | errors
    Invariant Violation: The package '@deckle/react-native-sdk' doesn't seem to be linked. Make sure: - You rebuilt the app after installing the package - You are not using Expo Go | react-native | errors
    [ERROR:flutter/runtime/dart_vm_initializer.cc(41)] Unhandled Exception: MissingPluginException(No implementation found for method initSDK on channel deckle_sdk) | Flutter | errors
    System.BadImageFormatException: An attempt was made to load a program with an incorrect format. (Exception from HRESULT: 0x8007000B) | Windows | errors
    I/System.out: RNSharePathUtil::compatUriFromFile ERROR Failed to find configured root that contains /data/data/com.invoices/files/Invoice.pdf | react-native | errors#file-provider-root
    android.os.FileUriExposedException: file:///storage/emulated/0/Invoice.pdf exposed beyond app through Intent.getData() | MAUI | errors#file-uri-exposed
    Not allowed to load local resource: file:///data/user/0/com.example.invoices/cache/page-1.jpg | cordova | errors#local-resource
    Could not GET 'https://dl.google.com/androidx/core.pom'. Received status code 407 from server: Proxy Authentication Required | Flutter | errors#received-status-code-407-from-server
    PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target | Android | errors
    error NU1301: Unable to load the service index for source https://api.nuget.org/v3/index.json. | Windows | errors
    Execution failed for task ':app:checkDebugAarMetadata'. > A failure occurred while executing CheckAarMetadataWorkAction | capacitor | errors
    Duplicate class kotlin.collections.jdk8.CollectionsJDK8Kt found in modules kotlin-stdlib-1.8.10 and kotlin-stdlib-jdk8-1.7.10 | react-native | errors#duplicate-class--found-in-modules
    Undefined symbols for architecture arm64: "_OBJC_CLASS_$_DeckleSDK", referenced from: ViewController.o | iOS | errors#undefined-symbol-_objc_class__decklesdk
    Command PhaseScriptExecution failed with a nonzero exit code | Flutter | errors
    MainActivity.cs(12,26): error CS0104: 'Application' is an ambiguous reference between 'Android.App.Application' and 'Xamarin.Forms.Application' | Xamarin | errors
    Uncaught ReferenceError: DeckleSDKBarcode is not defined at HTMLDocument.onDeviceReady (index.js:9) | barcode:cordova | errors
    Error: "DeckleSDK" plugin is not implemented on android | capacitor | errors
    npm error ERESOLVE unable to resolve dependency tree npm error Could not resolve dependency: npm error peer @capacitor/core@"^6.0.0" from @deckle/capacitor-sdk@6.0.0 | capacitor | errors
    java.lang.UnsatisfiedLinkError: dlopen failed: library "libdeckle.so" not found at java.lang.Runtime.loadLibrary0(Runtime.java:1077) | Android | errors#unsatisfied-link-error
    dlopen failed: "/data/app/~~a==/lib/x86_64/libdeckle.so" program alignment (4096) cannot be smaller than system page size (16384) | Flutter | errors#page-size
    E AndroidRuntime: FATAL EXCEPTION: main java.lang.OutOfMemoryError: Failed to allocate a 48771088 byte allocation with 8388608 free bytes | MAUI | errors#out-of-memory
    java.lang.IllegalStateException: LifecycleOwner com.example.parcels.MainActivity@d3a is attempting to register while current state is RESUMED. LifecycleOwners must call register before they are STARTED. | barcode:Android | errors#register-before-started
    Main Thread Checker: UI API called on a background thread: -[UIViewController presentViewController:animated:completion:] PID: 412 | barcode:iOS | errors#main-thread
    ERROR: AAPT: error: failed to open resource table: RES_TABLE_TYPE_TYPE entry offsets overlap actual entry data. | barcode:Android | errors#res_table_type_type-entry-offsets-overlap-actual-entry-data
    TypeError: Cannot read properties of undefined (reading 'initSDK') at HTMLDocument.onDeviceReady | cordova | cordova/getStarted, errors
    error: Sandbox: rsync(4242) deny(1) file-write-create /Users/me/Library/Developer/Xcode/DerivedData/Invoices/Build/Products/DeckleSdk.framework | iOS | errors
  `,
  reference: `
    api reference | react-native | react-native/api/
    api reference | capacitor | capacitor/api/
    api index | barcode:Android | barcode-scanner-sdk/Android/apiIndex
    DocumentScannerConfiguration | capacitor | capacitor/docScan, capacitor/api/interfaces/DocumentScannerConfiguration
    ScanStatus | capacitor | capacitor/api/type-aliases/ScanStatus, capacitor/docScan
    HexColor | react-native | react-native/api/type-aliases/HexColor, react-native/colorConfig
    AnalyzeBankAccount | capacitor | capacitor/dataExtraction, capacitor/api/interfaces/AnalyzeBankAccount
    BarcodeBounds | barcode:react-native | barcode-scanner-sdk/react-native/barcodeScan, barcode-scanner-sdk/react-native/api/interfaces/BarcodeBounds
    Subscription remove | barcode:react-native | barcode-scanner-sdk/react-native/api/interfaces/Subscription, barcode-scanner-sdk/react-native/barcodeScan
    PageEditConfiguration interface | react-native | react-native/api/interfaces/PageEditConfiguration
    LogLevel enumeration | capacitor | capacitor/api/enumerations/LogLevel
    barcode api reference | react-native | barcode-scanner-sdk/react-native/api/
    AnalyzeResult type | capacitor | capacitor/dataExtraction, capacitor/api/interfaces/AnalyzeResult
    barcode interface | barcode:react-native | barcode-scanner-sdk/react-native/api/interfaces/Barcode
    react native api | - | react-native/api/
  `,
  release: `
    changelog | barcode:cordova | barcode-scanner-sdk/cordova/changelog
    migrate to 2.0 | react-native | react-native/migration
    1.9.0.0 | Android | Android/changelog#v1.9.0.0
    1.8.2 | Android | Android/changelog#v1.8.2.0
    jest | react-native | react-native/testing
    test on a device farm | iOS | iOS/testing
    which version for capacitor 8 | capacitor | capacitor/compatibility, capacitor/changelog, capacitor/migration
    target API 36 | Android | Android/compatibility, Android/releaseChecklist
    jetpack compose | Android | Android/docScan#in-jetpack-compose, Android/getStarted
    expo | react-native | react-native/getStarted
    new architecture | react-native | react-native/getStarted, react-native/compatibility, react-native/migration, react-native/changelog
    virtual scene | Android | Android/getStarted, Android/testing
    swift package manager | barcode:iOS | barcode-scanner-sdk/iOS/getStarted
    swift package manager | capacitor | capacitor/migration, capacitor/getStarted
    swift package manager | Flutter | Flutter/getStarted#swift-package-manager
    kotlin version | capacitor | capacitor/compatibility, capacitor/getStarted, capacitor/migration
    java 21 | capacitor | capacitor/compatibility, capacitor/getStarted
    checklist | cordova | cordova/releaseChecklist
    app store review | iOS | iOS/releaseChecklist
    publish my app | Windows | Windows/releaseChecklist
    production checklist | barcode:iOS | barcode-scanner-sdk/iOS/releaseChecklist
    xamarin to maui | Xamarin | Xamarin/migration, MAUI/migration
    girocode since | Android | Android/photoPayment, Android/changelog
    1.7.7 | iOS | iOS/changelog
    upgrade guide | iOS | iOS/migration
    upgrade from 1.0 to 2.1 | react-native | react-native/migration
    what changed between versions | Android | Android/migration, Android/changelog
    port a Xamarin app | MAUI | MAUI/migration#from-xamarin
    migrate from xamarin | MAUI | MAUI/migration
    min ios version | react-native | react-native/getStarted, react-native/intro#what-it-needs, react-native/compatibility, react-native/migration#minimum-versions
    data safety form | Android | Android/releaseChecklist#privacy-and-temporary-files, Android/intro#privacy
  `,
  // The query names another platform than the reader's.
  elsewhere: `
    flutter scan document | Android | Flutter/docScan
    react native install | Android | react-native/getStarted
    android barcode | react-native | barcode-scanner-sdk/Android/barcodeScan, barcode-scanner-sdk/Android/intro
    kotlin write pdf | react-native | Android/pdfCreation
    swift photo payment | Android | iOS/photoPayment
    maui colors | - | MAUI/colorConfig
    cordova plugin | - | cordova/getStarted, cordova/intro
    capacitor api | Android | capacitor/api/
    scan document | - | Android/docScan, iOS/docScan, react-native/docScan, Flutter/docScan, MAUI/docScan, Xamarin/docScan, capacitor/docScan, cordova/docScan
    windows ocr | Android | Windows/textDetection
    maxSizeKB | Windows | Android/pdfCreation, iOS/pdfCreation, Flutter/pdfCreation, cordova/pdfCreation, react-native/pdfCreation, capacitor/pdfCreation, cordova/migration, MAUI/pdfCreation
    photo payment | Windows | Android/photoPayment, iOS/photoPayment, react-native/photoPayment, Flutter/photoPayment, MAUI/photoPayment, capacitor/photoPayment, cordova/photoPayment
    scan tips | Xamarin | Android/scantips, iOS/scantips, react-native/scantips, Flutter/scantips, MAUI/scantips, capacitor/scantips, cordova/scantips
    c# get text | Android | MAUI/textDetection, Windows/textDetection, Xamarin/textDetection
    ionic document scanner | - | capacitor/docScan, capacitor/getStarted, capacitor/intro, capacitor/api/interfaces/DeckleSDK
    java scan document | react-native | Android/docScan
    barcode in react native | Android | barcode-scanner-sdk/react-native/barcodeScan, barcode-scanner-sdk/react-native/intro, barcode-scanner-sdk/react-native/getStarted
    document scanning windows | - | Android/docScan, iOS/docScan, react-native/docScan, Windows/intro
    colors | Windows | Android/colorConfig, iOS/colorConfig, react-native/colorConfig, Flutter/colorConfig, MAUI/colorConfig, Xamarin/colorConfig, capacitor/colorConfig, cordova/colorConfig
    document scanner | - | Android/docScan, iOS/docScan, react-native/docScan, Flutter/docScan, MAUI/docScan, Xamarin/docScan, capacitor/docScan, cordova/docScan
    dark mode | - | Android/colorConfig, iOS/colorConfig, react-native/colorConfig, Flutter/colorConfig, MAUI/colorConfig, Xamarin/colorConfig, capacitor/colorConfig, cordova/colorConfig
    create pdf | - | Android/pdfCreation, iOS/pdfCreation, react-native/pdfCreation, Flutter/pdfCreation, MAUI/pdfCreation, Xamarin/pdfCreation, capacitor/pdfCreation, cordova/pdfCreation, Windows/pdfCreation
    xamarin | Android | Xamarin/intro
  `,
  site: `
    all error messages | - | errors
    troubleshooting | - | errors
    accessibility | Android | /accessibility
    screen reader | - | /accessibility
    how are samples verified | Android | /how-samples-are-verified
    which platforms | - | /docs/
    feature matrix | - | /docs/
    wcag | - | /accessibility
    barcodes to scan | - | sheets/barcodes
    test barcodes | barcode:Android | sheets/barcodes
    print barcodes | barcode:cordova | sheets/barcodes
    sample documents | Android | sheets/documents
    documents to scan | iOS | sheets/documents
    sample receipt | - | sheets/documents
    compare platforms | - | /docs/
    are the code samples tested | Android | /how-samples-are-verified
  `,
};

/** One line of {@link written}; `measure.test.ts` checks that its pages exist. */
export function readQuery(kind: Query['kind'], line: string): Query {
  const [typed = '', place = '', expected = ''] = line.split(' | ');
  const text = typed.replace(/^~\s*/, '');
  const product: ProductId = place.startsWith('barcode:') ? 'barcode' : 'document';
  const platform = place.replace('barcode:', '');
  return {
    text,
    kind,
    ...(isPlatformId(platform) ? { platform, product } : {}),
    ...(text === typed ? {} : { hard: true }),
    expected: expected.split(', ').map((path) => (path.startsWith('/') ? path : `/docs/${path}`)),
  };
}

/** The lines of a text that are not empty. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** All queries, in the order above. */
export const queries: readonly Query[] = (Object.entries(written) as [QueryKind, string][]).flatMap(
  ([kind, text]) => linesOf(text).map((line) => readQuery(kind, line)),
);
