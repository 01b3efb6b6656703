// region getLastErrorCode
import DeckleSdk
import UIKit

/// A message for the user. Call this directly after the failed call.
func describeLastError() -> String {
    switch DeckleSDK.getLastErrorCode() {
    case .fileIO: return "The file can't be read or written."
    case .dataNotValid: return "The file is damaged or has an unsupported format."
    case .passwordNotValid: return "The password of the PDF is missing or wrong."
    default: return "The document can't be processed."
    }
}
// endregion

// region setLogLevel
func chooseLogLevel() {
    #if DEBUG
    Logger.setLogLevel(level: .verbose)
    #else
    Logger.setLogLevel(level: .error)
    #endif
}
// endregion

// region getTraceFile
@MainActor
func shareTraceFile(from viewController: UIViewController) {
    let traceFile = URL(fileURLWithPath: Logger.getTraceFile())
    let sheet = UIActivityViewController(activityItems: [traceFile], applicationActivities: nil)
    // An iPad shows the sheet as a popover, which needs an anchor.
    sheet.popoverPresentationController?.sourceView = viewController.view
    viewController.present(sheet, animated: true)
}
// endregion

// region deleteTempFiles
/// Call this after exporting the invoice, because it also discards the current document.
func discardDocument() {
    if !DeckleSDK.deleteTempFiles(deleteTraceFileContent: false) {
        print("Temporary files: \(DeckleSDK.getLastError())")
    }
}
// endregion

// region version
func printVersion() {
    print("Deckle SDK, core version \(DeckleSDK.version())")
}
// endregion
