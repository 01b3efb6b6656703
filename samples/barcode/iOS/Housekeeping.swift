// region setLogLevel
import DeckleBarcodeSdk
import UIKit

func chooseLogLevel() {
    #if DEBUG
    Logger.setLogLevel(level: .verbose)
    #else
    Logger.setLogLevel(level: .error)
    #endif
}
// endregion

// region getTraceFile
/// Offers the trace file to other apps, such as mail. On an iPad, the sheet points to `button`.
@MainActor
func shareTraceFile(from viewController: UIViewController, button: UIView) {
    let traceFile = URL(fileURLWithPath: Logger.getTraceFile())
    let sheet = UIActivityViewController(activityItems: [traceFile], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = button
    viewController.present(sheet, animated: true)
}
// endregion

// region deleteTempFiles
/// `withTrace` also empties the trace file, for example after you sent it to support.
func cleanUp(withTrace: Bool) {
    if !DeckleSDK.deleteTempFiles(deleteTraceFileContent: withTrace) {
        print("Temporary files: \(DeckleSDK.getLastError())")
    }
}
// endregion
