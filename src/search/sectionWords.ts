import type { SearchKind } from './kindWords';

/**
 * What developers ask when a section answers them, beside its heading: phrases, separated by commas, by page kind and
 * anchor. They count like a heading, but less, and are not shown. Write them from the text of the section, as
 * someone would type who doesn't know its words yet. `tests/build/search.test.ts` reports anchors that no page has.
 */
export const sectionWords: Readonly<Partial<Record<SearchKind, Readonly<Record<string, string>>>>> =
  {
    intro: {
      'what-you-can-build': 'use cases, what is it for, examples of apps, feature list',
      'which-class-does-what': 'class overview, main classes, entry point, architecture',
      'the-current-document':
        'where are the scanned pages, where are pages stored, how many pages, page count, state between calls, several documents at the same time, new document, discard pages, previous scan still there, resume later, save a draft',
      'the-screens':
        'which screens are included, screenshots, ready-made UI, own camera UI, custom UI, headless, camera preview, CameraX',
      'what-it-needs':
        'minimum OS version, supported devices, minimum SDK, app size, how large is it, device requirements, tablet',
      privacy:
        'does it send data, offline, internet connection, network access, cloud, server, on device, GDPR, data protection, tracking, telemetry, does it work without internet, airplane mode, analytics, HIPAA, SOC 2, compliance',
      'what-it-doesnt-do':
        'not supported, limitations, cannot, missing features, handwriting, passport, ID card, driver license, check, MRZ, web browser, desktop, NFC, face recognition, selfie, liveness, signature capture, driving license, business card, credit card, Bluetooth scanner, cloud sync, barcode in an image, decode a barcode from a gallery image, product lookup, product name, QR code with the Document SDK, foreign currency, dollars, USD',
      'what-it-reads': 'which barcodes are supported, supported symbologies, code types',
      'not-supported-on-windows': 'camera on Windows, scan with webcam, scanner screens on Windows',
      'use-it-with-the-document-sdk': 'both SDKs in one app, combine barcode and document scanning',
      'the-three-packages': 'which package, Xamarin.Forms or native, package names',
      'promises-or-callbacks': 'await, async, promise version, callback version',
      requirements: 'ASP.NET, web server, Windows service, 32-bit',
    },
    getStarted: {
      'before-you-start': 'prerequisites, what do I need, required tools, minimum versions',
      'starter-project': 'sample project, example app, demo app, download sample, template',
      'starter-projects': 'sample project, example app, demo app, download sample, template',
      install: 'add the package, add dependency, install the SDK, which version to install',
      'add-the-repository':
        'Maven repository, Maven host, settings.gradle, where is the artifact hosted, proxy, Artifactory',
      'add-the-dependencies': 'build.gradle, implementation, Gradle coordinates, version catalog',
      'check-the-build-settings': 'minSdk, compileSdk, Java version, desugaring',
      'declare-the-camera':
        'camera permission, manifest, uses-permission, uses-feature, permission denied, ask for camera',
      'allow-the-camera':
        'camera permission, NSCameraUsageDescription, Info.plist, usage description, permission text, permission denied, crash when camera opens',
      'get-a-license-key':
        'trial key, request a license, free trial, how much does it cost, evaluate without a key, where do I get a key, bundle identifier, application ID, pricing, price, subscription, buy a license, test key',
      'add-the-code': 'minimal example, complete example, first code, hello world, sample code',
      'run-the-app': 'run on a device, what should happen, first scan',
      'a-document-to-scan': 'test document, sample invoice to print, something to scan',
      'a-document-to-read': 'test document, sample invoice, example file',
      'a-code-to-scan': 'test barcode, example QR code, something to scan',
      emulator: 'scan in the emulator, virtual scene, simulator without camera, virtual camera',
      troubleshooting:
        'it does not work, nothing happens, app crashes at start, problems after installation',
      'build-errors': 'build fails, compile error, cannot build, Gradle error, Xcode error',
      'swift-package-manager':
        'SPM, Package.swift, add package in Xcode, CocoaPods, Podfile, pod install',
      cocoapods: 'Podfile, pod install',
      'by-hand': 'xcframework, manual installation, without package manager',
      expo: 'Expo Go, development build, prebuild, managed workflow',
      eas: 'EAS Build, cloud build, build on servers',
      'expo-plugin': 'config plugin, app.json, app.config',
      'net-framework': '.NET Framework 4, net48, old project',
      'add-it-to-an-existing-app': 'existing project, existing solution',
      'prepare-configxml': 'config.xml, preferences, platform settings',
      types: 'TypeScript types, autocomplete, d.ts',
      proxy: 'corporate proxy, mirror, Artifactory, Nexus, firewall, Maven host, download host',
      'set-the-minimum-versions': 'minSdk, deployment target, raise the platform version',
      'set-the-target-frameworks': 'TargetFrameworks, csproj, net10.0-android',
      'set-the-platform-versions': 'platform preference, minSdk, deployment target',
      'create-a-project': 'new project, new app, scaffold',
      'create-the-project': 'new project, new app, scaffold',
      'objective-c': 'Objective-C example, bridging',
      uikit: 'UIKit example, view controller',
      'your-first-scan': 'minimal example, first code',
      'your-first-code': 'minimal example, first code',
      'keep-other-targets': 'Windows and Mac targets, build for several platforms',
      'hand-over-the-activity': 'MainActivity, current activity',
      'install-the-filesystem-plugin': 'Filesystem plugin, show images',
      'add-the-file-plugin': 'cordova-plugin-file, show images',
      'redirect-the-bindings': 'binding redirect, app.config, assembly version conflict',
    },
    sdkInit: {
      'the-order-of-calls': 'what to call first, sequence of calls, call order, before scanning',
      'start-the-sdk':
        'initialize, where to initialize, when to initialize, application class, app start, initialize twice, is initialized',
      'the-license-key':
        'license expired, invalid key, wrong bundle ID, set the key, several apps, debug and release key, where to store the key, keep the key secret, renew license, empty key, demo mode, one minute, wrong package name, license server, flavor, build variant',
      'when-initialization-fails':
        'init returns false, initialization error, SDK not initialized, handle failure, why does init fail',
      'error-codes': 'list of error codes, error enum',
      'choose-a-log-level':
        'turn off logging, verbose, debug output, less logs, logcat, console output',
      'the-trace-file':
        'log file, send logs to support, where is the log, bug report, diagnose, trace, crash report, diagnostics',
      'the-log-file':
        'trace file, send logs to support, where is the log, bug report, diagnose, crash report, diagnostics',
      'delete-temporary-files':
        'clean up, clear cache, free disk space, storage used, delete scanned pages, remove personal data, temp folder',
      backups: 'iCloud, Google backup, auto backup, exclude from backup',
      threading:
        'background thread, main thread, UI thread, coroutine, blocking, async, thread safe, freeze, ANR',
      troubleshooting: 'nothing works, key rejected, init fails',
      'use-both-sdks': 'two SDKs, two license keys, barcode and document in one app',
      'turn-failures-into-exceptions': 'throw exception, try catch, error handling',
      'after-deviceready': 'deviceready event, plugin undefined, too early',
      'in-a-swiftui-app': 'App struct, init, no AppDelegate',
      'once-for-the-whole-app': 'root component, App.tsx, where to initialize',
      'the-temporary-folder': 'temp path, where are temporary files',
    },
    docScan: {
      'what-the-user-sees': 'screens, steps of a scan, user flow, screenshots, look of the scanner',
      'scan-a-document':
        'availability, license module, which license do I need, what does the scanner need, open the scanner, start scanning, show the camera, launch scanner, scan call, onActivityResult replacement, activity result API, view controller',
      'in-jetpack-compose': 'Compose, composable, rememberLauncher',
      'in-a-fragment': 'fragment, onViewCreated',
      'scan-from-swiftui': 'SwiftUI, sheet, view modifier, UIViewControllerRepresentable',
      'the-result':
        'what does the scanner return, number of pages, get the scanned pages, after scanning, user canceled, how do I know that the user canceled, cancel or error, back button, callback, empty result',
      options: 'settings, configure, configuration, customize the scanner',
      'one-page-or-many':
        'single page, multi page, limit the number of pages, maximum pages, only one page, scan several pages, batch, limit to 1 page',
      'automatic-or-manual-capture':
        'auto capture, shutter button, takes the photo too early, manual trigger, disable automatic capture, delay',
      'images-instead-of-the-camera':
        'gallery, photo library, existing photo, crop an image, detect edges in a picture, import photos into the scanner, scan from image, pick photos',
      filters:
        'grayscale, color mode, enhance, contrast, image quality, default filter, brighten, remove shadows',
      'edit-screen-and-confirmation':
        'edit pages, rotate, crop by hand, reorder pages, delete a page, review before finishing, skip editing, disable editing, retake, adjust corners',
      lifecycle:
        'rotation, orientation change, activity recreated, process death, app in background, interrupted scan, phone call, restore state, lost result, view controller lifecycle, view model, memory warning',
      'start-the-scanner-with-an-intent':
        'startActivityForResult, intent, without AndroidX, old activity',
      'main-thread-and-swift-6': 'MainActor, concurrency, sendable, data race, async await',
      'android-and-ios': 'differences between platforms, Android only, iOS only, back gesture',
      'web-view-android-and-ios':
        'web view, differences between platforms, web app, browser, status bar',
      'test-without-a-camera': 'automated test, emulator, simulator, CI, mock camera, fake scan',
      'a-complete-screen':
        'full example, whole component, copy and paste, hooks, useState, useEffect, state management, Riverpod, Provider, BLoC',
      'a-complete-page':
        'full example, whole page, copy and paste, XAML, MVVM, view model, binding, command',
    },
    dataExtraction: {
      'prepare-it-right-after-initialization':
        'configure analysis, choose the country, language of invoices, turn on extraction, slow first result, recognition in background',
      'read-the-data':
        'get invoice data, get IBAN, get the amount, read total, invoice number, date, parse invoice, receipt data, returns null, returns empty, nothing found, how long does it take',
      'the-result-field-by-field':
        'JSON format, JSON schema, which fields, field names, list of fields, response format, confidence, tax, VAT',
      'address-the-sender':
        'sender, company, supplier, vendor, merchant, name, street, phone, email',
      'bank-one-account': 'IBAN, BIC, account holder, bank details',
      'rules-for-reading-the-fields':
        'missing field, null value, decimal separator, amount format, date format, currency, empty string, several accounts, number as text',
      'parse-into-your-own-classes':
        'deserialize, data class, POJO, Gson, Moshi, model class, JSON to object',
      'parse-into-your-own-types': 'TypeScript interface, type the result, JSON.parse',
      'decode-into-your-own-types': 'Codable, Decodable, JSONDecoder, struct',
      'bank-accounts-in-either-shape':
        'account is object or array, several bank accounts, list of accounts, multiple IBANs, several IBANs',
      'show-the-result': 'display the fields, result screen, form',
      'self-test':
        'expected values, verify the result, check accuracy, is the result right, wrong values',
      lifecycle: 'cancel extraction, app in background, rotation',
      'example-read-a-folder': 'batch, many files, folder of PDFs, loop over files',
      troubleshooting: 'empty result, wrong values, no data found, returns null',
    },
    textDetection: {
      'prepare-it-right-after-initialization':
        'choose the language, OCR languages, supported languages, turn on OCR',
      'read-the-whole-document':
        'get all text, full text, OCR whole document, plain text of all pages',
      'read-one-page': 'text of a single page, page index, OCR one image',
      'what-you-get':
        'format of the text, line breaks, word positions, bounding boxes, coordinates of words, handwriting, confidence, tables, columns, encoding',
      'example-find-the-pages-with-a-word': 'search in text, find a word, keyword search, contains',
      'how-long-it-takes': 'slow, performance, speed, how fast, duration, progress, takes too long',
      troubleshooting:
        'empty text, wrong characters, umlauts, no text found, garbled, bad OCR quality',
      'example-show-the-text': 'display the text, copy to the clipboard, text view',
      'read-all-pages': 'whole document, full text',
      'example-search-a-document': 'find a word, full text search',
    },
    fileImport: {
      'file-import-or-scanner':
        'difference between import and scan, crop imported image, which one to use, edges of a photo',
      formats:
        'supported file types, PDF, JPG, PNG, HEIC, TIFF, Word, maximum file size, maximum pages',
      'load-a-file': 'open a file, import a PDF, read a file by path, URI, load PDF pages',
      'files-from-a-picker':
        'file picker, document picker, choose a file, photo picker, content URI, Files app, Google Drive, iCloud',
      'files-from-the-user': 'file picker, file input, choose a file, upload, drag and drop',
      'let-the-user-choose': 'file dialog, OpenFileDialog, file picker',
      'encrypted-pdfs': 'password protected PDF, locked PDF, PDF with password',
      'when-loading-fails':
        'import fails, cannot open file, corrupt file, damaged PDF, unsupported format, file not found, error while importing',
      'after-loading':
        'what to do next, export imported pages, extract data from a PDF, read text of a PDF',
      'load-from-memory': 'byte array, stream, memory, base64',
      'append-pages':
        'merge files, combine PDFs, join documents, add pages, several files in one document',
      'example-make-one-document-of-several-files': 'merge files, combine PDFs, join documents',
      'count-the-pages': 'number of pages, page count',
      'from-the-photo-library': 'PHPicker, photo library, gallery',
      'from-files': 'document picker, Files app',
      'without-text-recognition': 'faster import, without OCR',
      lifecycle: 'rotation, app in background, cancel loading',
      'test-without-a-picker': 'automated test of the import, bundled test file, asset as input',
      'with-a-file-input': 'input type file, HTML file input, upload button',
      'with-a-picker-plugin': 'file picker plugin, choose a file, document picker',
      'with-the-chooser-plugin': 'file chooser, choose a file, document picker',
      'let-the-user-pick-a-file': 'file picker, choose a file, document picker',
      'delete-the-copy': 'remove the temporary copy, clean up after the import',
      'a-complete-screen': 'full example, import screen',
      'a-complete-page': 'full example, import page',
      'two-functions-that-load': 'difference of the load functions, which load function',
    },
    imageExport: {
      'file-or-memory': 'save as file or get bytes, which function to use, bitmap, UIImage, data',
      'write-all-pages-to-files':
        'save images, export JPG files, one file per page, file names, overwrite, output folder',
      'where-to-write': 'file path, directory, external storage, gallery, documents folder',
      'three-versions-of-a-page':
        'original photo, cropped image, filtered image, unfiltered, which version, full photo',
      'show-a-page': 'display image, image view, preview, thumbnail, bitmap, load into view',
      'show-the-pages': 'display image, preview, thumbnail, img element, data URL',
      'keep-the-original': 'original photo, uncropped image, without filter, raw image',
      'upload-pages':
        'upload to server, multipart, HTTP POST, send images to backend, reduce image size, compress, JPEG quality, resolution, dpi',
      'share-pages': 'share sheet, send images, AirDrop',
      'run-exports-in-the-background':
        'background thread, coroutine, executor, blocks the UI, progress',
      'base64-costs-memory': 'base64 string, out of memory, memory usage, large images',
      memory: 'out of memory, memory usage, large images, OOM crash',
      troubleshooting: 'file not written, black image, rotated image, image is empty, blurry image',
      'show-many-pages': 'list of pages, grid, scrolling, lazy loading',
      'show-all-pages':
        'list of pages, grid, collection view, ObservableCollection, CollectionView',
      lifecycle: 'rotation during export, app in background, view model',
      'write-pages-to-files': 'save images, export JPG files, output folder',
    },
    pdfCreation: {
      'write-the-file':
        'create a PDF, save as PDF, export PDF, images to PDF, overwrite, file name, output path',
      'where-to-write': 'file path, directory, external storage, documents folder, downloads',
      'always-use-the-returned-path':
        'file name changed, different path, file exists already, wrong path, file not found afterward',
      'page-format':
        'A4, letter, paper size, page size, margins, landscape, orientation, fit to page, resolution, dpi',
      'keep-the-file-small':
        'file size, PDF too large, compress, reduce size, maximum size, email attachment limit, quality, kB, MB, file too big',
      'searchable-pdfs':
        'text layer, selectable text, OCR in PDF, copy text from PDF, PDF/A, sandwich PDF',
      'share-it-with-another-app':
        'share sheet, send by email, FileProvider, send PDF, attach, print',
      'open-it-in-another-app': 'share, open PDF viewer, send by email',
      'let-the-user-save-a-copy':
        'save to Downloads, save to Files, export to iCloud, choose a folder, create document',
      'clean-up-afterward': 'delete the PDF, remove temporary files, free space',
      'show-it': 'preview PDF, PDF viewer, PDFKit, Quick Look',
      'open-it': 'open PDF viewer, default application',
      troubleshooting:
        'PDF is empty, PDF not created, write fails, returns empty string, no text in PDF, permission denied',
      lifecycle: 'background, progress, cancel, large documents',
      'example-name-the-file-after-the-invoice':
        'file name from data, rename, invoice number in the name',
      'a-name-from-the-invoice': 'file name from data, rename, invoice number in the name',
    },
    photoPayment: {
      'what-the-user-sees': 'screens, payment flow, screenshots',
      'read-an-invoice':
        'start photo payment, scan a bill, launch payment scanner, scan a payment slip, which countries, French invoice',
      'the-result':
        'payment data, IBAN, BIC, amount, recipient, purpose, reference, payee, what is returned, JSON',
      'cancel-nothing-found-failure':
        'user canceled, no data, error, empty result, payment not recognized',
      'fill-in-a-transfer-form':
        'prefill form, bank transfer, SEPA, banking app, execute the payment',
      'fewer-steps-for-the-user': 'skip screens, less taps, faster flow, without confirmation',
      'values-to-read': 'which fields, only IBAN, required values, select fields',
      girocode: 'QR code on invoice, EPC QR, GiroCode, BezahlCode, payment QR code, EPC069-12',
      'empty-result-screen': 'nothing found screen, try again, no payment data found',
      'files-from-other-apps':
        'share PDF to my app, open with, receive a file, share extension, invoice from email',
      'declare-the-activity': 'intent filter, share target, manifest',
      'declare-the-file-types': 'document types, CFBundleDocumentTypes, open in',
      'a-complete-form': 'full example, whole screen',
      lifecycle: 'rotation, app in background, process death',
      'take-the-files-from-the-intent': 'ACTION_SEND, EXTRA_STREAM, onNewIntent',
      'launch-photo-payment-with-the-files': 'start with a PDF, open with a file',
      'take-the-file-from-the-scene': 'openURLContexts, scene delegate, onOpenURL',
      'start-photo-payment-with-the-file': 'start with a PDF',
      'receive-them-on-android': 'intent filter, share target, ACTION_SEND, open with',
      'receive-them-on-ios': 'document types, open in, AppDelegate',
      'test-without-a-camera': 'simulator, test payment without a camera, sample invoice file',
      options: 'settings, configure photo payment',
    },
    barcodeScan: {
      'what-the-user-sees': 'screens, screenshots, look of the scanner',
      'scan-a-code':
        'availability, license, what does it need, open the scanner, start scanning, read a QR code, launch barcode scanner',
      'the-result':
        'value of the code, text of the QR code, raw bytes, which format was read, list of codes, URL, WiFi code, vCard, contact',
      'position-of-a-code': 'coordinates, bounding box, corners, location in the image',
      'cancel-and-failure':
        'user canceled, back button, error, empty list, how do I know that the user canceled',
      'one-code-or-many':
        'multiple barcodes, several codes together, continuous scanning, batch, inventory, single scan, keep scanning',
      duplicates:
        'same code twice, ignore duplicates, count items, scan again, double scan, prevent double scans',
      formats:
        'only QR codes, restrict code types, symbologies, EAN, Code 128, DataMatrix, faster scanning, ISBN, GTIN, IMEI, product code, parcel code',
      confirmation: 'ask before accepting, review the code, wrong code read',
      viewfinder: 'frame, scan area, region of interest, overlay, crop area',
      'torch-feedback-and-timeout':
        'flashlight, beep, sound, vibration, haptic, close automatically, idle time, dark',
      'accept-or-reject-each-code':
        'validate codes, callback for each code, filter codes, live result',
      'reject-invalid-codes': 'check digit, validation, show a message, unknown code, wrong format',
      'answers-that-take-time': 'server lookup, database, asynchronous validation, pause scanning',
      'wait-for-an-answer': 'server lookup, database, asynchronous validation, pause scanning',
      'keep-the-codes-of-a-closed-scanner': 'lost codes, codes after cancel, partial result',
      lifecycle: 'rotation, app in background, process death',
      troubleshooting:
        'code not recognized, does not scan, slow, small codes, damaged code, glare, blurry',
      'test-without-a-printed-code': 'automated test, test codes on screen, mock, emulator',
      functions: 'callback is serialized, worklet, function runs in the scanner',
    },
    onboarding: {
      'when-to-use-it': 'first start, explain scanning to users, tutorial',
      'show-the-built-in-items': 'default pages, built-in slides, enable onboarding',
      'write-your-own-items': 'custom slides, own text, own images, custom pages',
      'change-the-scan-hint-popup': 'hint, popup, tooltip, message before scanning, coach mark',
      'turn-parts-off': 'disable onboarding, hide introduction, no tutorial, remove popup',
      'show-it-again': 'reset, show every time, shown once, replay',
      'add-the-images': 'pictures, illustrations, drawable, asset',
      'in-the-settings-of-your-app': 'help page, menu entry, open it from settings',
      'after-an-update-with-new-items': 'what is new, after app update, version',
      'the-introduction': 'welcome screens, slides',
      'the-popup': 'options of the popup, hint before scanning',
      'extend-the-built-in-items': 'add a slide, own page after the default ones',
      lifecycle: 'rotation, when is it shown',
    },
    scantips: {
      'turn-on-scan-tips': 'enable tips, help button, question mark',
      'write-your-own-tips': 'custom tips, own text, own images',
      'set-the-title-and-the-toolbar-item': 'title of the tips, help icon, toolbar button',
      'photo-payment': 'tips in photo payment',
      'when-to-use-it': 'help for users, bad photos, users take bad pictures',
      'extend-the-built-in-tips': 'add a tip, own tip after the default ones',
    },
    theming: {
      'texts-by-screen': 'all strings, list of texts, label keys, which text is where',
      texts: 'change wording, translate, custom strings, labels, titles, rename a button',
      languages:
        'supported languages, localization, translate, German, change language, force a language, device language',
      'languages-on-ios': 'CFBundleLocalizations, language on iOS, translation missing',
      'text-sizes': 'font size, dynamic type, larger text, accessibility, font',
      buttons: 'icons, hide a button, change icon, toolbar, remove a button, button position',
      'one-button': 'hide one button, change one icon',
      icons: 'own icons, image of a button, SVG, PNG',
      'a-style-for-the-screens': 'XML theme, styles.xml, Material theme, activity theme',
      'resources-and-style': 'XML theme, styles.xml, color resources',
      'what-wins': 'precedence, priority, which setting applies, override',
      'system-bars': 'status bar, navigation bar, edge-to-edge, notch, full screen, immersive',
      'system-bars-on-android': 'status bar, navigation bar, edge-to-edge, full screen',
      'status-bar': 'status bar color, dark icons, light icons',
      'navigation-bar': 'navigation bar color, gesture bar',
      'reuse-one-configuration': 'same look everywhere, shared configuration, central place',
      'light-and-dark-mode': 'dark theme, night mode, force light mode',
      'parts-of-the-screen': 'which text is where, which color is where',
      'set-the-colors-in-code': 'brand color of the barcode scanner, change the green',
      'how-to-write-a-color': 'hex, alpha, ARGB',
      'check-the-contrast': 'accessibility, WCAG, readable',
      'start-from-the-defaults': 'reset, default colors',
    },
    colorConfig: {
      'three-ways-to-set-a-color': 'resources or code, which way, how to change colors',
      'set-colors-in-code': 'programmatically, change color at run time, Kotlin, hex',
      'set-the-colors':
        'change the green color, brand color, button color, toolbar color, accent color, programmatically, hex',
      'light-and-dark-mode':
        'dark theme, night mode, force light mode, disable dark mode, different colors in dark mode',
      'override-the-color-resources': 'colors.xml, resource, values-night',
      'derive-the-colors-from-your-brand':
        'brand palette, corporate design, color scheme, choose colors',
      'check-the-contrast': 'readable, accessibility, WCAG, contrast ratio, text not visible',
      'restore-the-defaults': 'reset colors, default colors, original colors',
      'how-to-write-a-color': 'hex format, alpha, RGB, color string, ARGB',
      'all-colors': 'list of colors, which color is what, color names',
      'edge-to-edge': 'status bar, system bars, transparent bars',
      transparency: 'alpha, transparent color, opacity',
      'if-your-app-has-its-own-theme-setting':
        'dark mode switch in the app, app theme differs from the system, theme toggle, force dark',
      'if-your-app-has-its-own-switch': 'dark mode switch in the app, theme toggle, force dark',
      'choose-them-from-your-brand': 'brand palette, corporate design, one brand color',
      'the-status-bar-on-android': 'status bar color, system bar, transparent status bar',
      'css-doesnt-affect-the-scanner':
        'CSS variables, style the scanner with CSS, stylesheet has no effect',
      'ionics-colors-dont-reach-the-scanner': 'ion-color-primary, CSS variables',
      'colors-of-the-asset-catalog': 'asset catalog, named color, UIColor named',
      'use-the-colors-of-your-themedata': 'ThemeData, ColorScheme, Material theme',
      'take-them-from-your-resource-dictionary':
        'ResourceDictionary, StaticResource, AppThemeBinding',
      'transparent-colors': 'alpha, opacity, translucent',
    },
    testing: {
      'unit-tests': 'mock the SDK, fake, stub, dependency injection, JUnit, XCTest',
      'unit-tests-with-jest': 'Jest mock, mock the native module',
      'ui-tests':
        'Espresso, UI Automator, emulator, end-to-end test, Appium, automated scan, CI pipeline, GitHub Actions',
      'ui-tests-without-a-camera':
        'XCUITest, simulator, Detox, Maestro, Appium, end-to-end test, CI pipeline, GitHub Actions',
      'screen-tests': 'Espresso, ActivityScenario, Robolectric',
      'integration-tests': 'test on a device, real SDK, CI license, CI pipeline',
      'what-to-test-by-hand': 'manual test, test plan, real devices',
      'extracted-data': 'test the parser, test JSON, fixtures',
      'what-to-test': 'test cases, checklist of tests',
      'add-the-test-libraries': 'testImplementation, MockK, Mockito',
      'functions-that-scan': 'mock the scanner, fake scan result',
      'test-your-parser': 'JSON fixture, test extraction',
      'create-the-test-project': 'xUnit, NUnit, MSTest, unit test project',
    },
    compatibility: {
      'what-google-play-requires':
        'target API level, 16 KB page size, Play Console rejection, store policy',
      'what-the-app-store-requires':
        'privacy manifest, Xcode version, App Store rejection, store policy',
      'what-the-stores-require':
        'target API level, 16 KB page size, privacy manifest, Xcode version, app rejected',
      'when-versions-dont-fit':
        'version conflict, dependency conflict, duplicate class, older Kotlin, older Gradle',
      'version-conflicts': 'dependency conflict, incompatible versions, duplicate, older version',
      'swift-package-manager-and-cocoapods': 'CocoaPods deprecated, trunk read-only, switch to SPM',
      'continue-with-net-maui':
        'Xamarin end of support, Xamarin discontinued, move from Xamarin, successor',
      versions: 'table of versions, which version for which OS',
      'which-version-your-app-contains':
        'which version is installed, installed version, check the SDK version, list dependencies',
      'find-the-version-in-your-app':
        'which version is installed, installed version, Package.resolved, Podfile.lock',
      'find-out-what-your-app-has':
        'which version is installed, installed version, check the SDK version, list packages',
      'which-version-your-app-has': 'which version is installed, installed version',
      'find-the-version-that-your-app-uses':
        'which version is installed, installed version, check the SDK version',
      'older-platforms': 'older versions of the platforms, old Cordova',
      'update-an-app-for-net-framework': 'old .NET Framework, raise the target framework',
      'move-an-app-to-modern-net': 'port to .NET 8, upgrade assistant, net48 to modern',
    },
    releaseChecklist: {
      license: 'license for production, release key, bundle ID',
      build: 'ProGuard, R8, obfuscation, shrink, minify, signing, app bundle, app size',
      'build-for-android': 'ProGuard, R8, obfuscation, minify, app bundle, 16 KB, ABI, app size',
      'build-for-ios': 'archive, bitcode, privacy manifest, upload to App Store, Xcode',
      'privacy-and-traces':
        'data safety form, privacy label, privacy policy, personal data, log files in release',
      behavior: 'what to test before release, rotation, permission denied',
      appearance: 'look in dark mode, large fonts, languages',
    },
    migration: {
      'your-upgrade':
        'how to upgrade, upgrade from an old version, which steps apply to me, upgrade assistant, changes between two versions',
      'who-is-affected':
        'do I have to change my code, is the upgrade necessary, does it break my app',
      update: 'change the version, bump the dependency, update package',
      'minimum-versions':
        'new minimum OS version, raised minSdk, deployment target after the upgrade',
      'what-changed': 'breaking changes, removed API, renamed members, what is new',
      'onboarding-text-sizes':
        'text size removed, property does not exist anymore, unresolved reference after update',
      'onboarding-image': 'onboardingImageSource deprecated, popup image moved',
      'onboarding-texts': 'textOnboardingTitle deprecated, popup texts moved',
      'check-onboarding': 'onboarding appears after the update, unwanted screens after upgrade',
      'scan-tips': 'help button appears after the update',
      colors: 'colors look different after the update, wrong colors after upgrade',
      license: 'license after upgrade, license rejected after update, new key needed',
      'no-action': 'what stays the same, still works, compatible changes',
      verify: 'test after the upgrade, check the migration',
      enums: 'string literal no longer accepted, type string is not assignable, union became enum',
      'cocoapods-to-spm': 'replace the pod, remove CocoaPods, pod to package',
      'from-xamarin': 'port a Xamarin app, Xamarin to MAUI, replace Xamarin package',
      spm: 'switch from CocoaPods, Package.swift of Capacitor',
      'capacitor-8': 'update Capacitor, Capacitor 7 to 8',
    },
  };
