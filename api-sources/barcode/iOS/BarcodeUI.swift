public class BarcodeUI {
    /// @param delegate The object that accepts or rejects codes and receives the result; keep it alive until the scanner has closed.
    /// @param config What the scanner reads and shows.
    /// @return `sdk:BarcodeScanDelegate.didFinishScan` receives the accepted codes: one in single mode, one or more in multi mode
    /// @cancel `sdk:BarcodeScanDelegate.didFinishScan` receives an empty array.
    /// @failure `sdk:BarcodeScanDelegate.didFinishScan` receives an empty array if the SDK isn't initialized or the device doesn't have a camera. `sdk:BarcodeSDK.getLastError` then returns a message.
    /// @thread Call it on the main thread. The delegate is called on the main thread.
    public static func scanBarcode(delegate: BarcodeScanDelegate, config: BarcodeScannerConfiguration) {}
}

/// Receives the result of `sdk:BarcodeSDK.scanBarcode`, and can accept or reject each code.
/// @since 1.0
public protocol BarcodeScanDelegate: AnyObject {
    /// Accepts or rejects a code; called for every code while the scanner is open. This function is optional.
    /// @remarks If `sdk:BarcodeScannerConfiguration.confirmBarcode` is `true`, it's called after the user has accepted the code.
    /// @since 1.0
    /// @param barcode The code that was read.
    /// @return what the scanner does next; without this function, the scanner behaves as if it returned `sdk:ReadingState.FINISHED` in single mode and `sdk:ReadingState.ACTIVE` in multi mode
    /// @thread Called on the main thread. Return quickly.
    func didDetect(barcode: Barcode) -> ReadingState

    /// Called once after the scanner has closed.
    /// @since 1.0
    /// @param barcodes The accepted codes; empty if the user canceled the scan, the timeout has passed, or the scan failed.
    /// @thread Called on the main thread.
    func didFinishScan(barcodes: [Barcode])
}

extension BarcodeScanDelegate {
    public func didDetect(barcode: Barcode) -> ReadingState { declared() }
}
