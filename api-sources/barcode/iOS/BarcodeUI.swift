public class BarcodeUI {
    /// @param delegate the object that decides about codes and receives the result; keep it until the scan has ended
    /// @param config what the scanner reads and shows
    /// @return `sdk:BarcodeScanDelegate.didFinishScan` receives the accepted codes: one in single mode, one per accepted code in multi mode
    /// @cancel `sdk:BarcodeScanDelegate.didFinishScan` receives an empty array. Cancel isn't an error.
    /// @failure `sdk:BarcodeScanDelegate.didFinishScan` receives an empty array. `sdk:BarcodeSDK.getLastError` holds the message when the SDK isn't initialized or the device has no camera.
    /// @thread Call it on the main thread. The delegate is called on the main thread.
    public static func scanBarcode(delegate: BarcodeScanDelegate, config: BarcodeScannerConfiguration) {}
}

/// Decides about the codes of a scan that `sdk:BarcodeSDK.scanBarcode` has started, and receives its result.
/// @since 1.0
public protocol BarcodeScanDelegate: AnyObject {
    /// Decides about a code; called for every code while the scanner is open. Implementing it is optional.
    /// @since 1.0
    /// @param barcode the code that was read
    /// @return what the scanner does next; without this function the scanner behaves as if it returned `sdk:ReadingState.FINISHED` in single mode and `sdk:ReadingState.ACTIVE` in multi mode
    /// @thread Called on the main thread. Return quickly.
    func didDetect(barcode: Barcode) -> ReadingState

    /// Called once, when the scanner has closed.
    /// @since 1.0
    /// @param barcodes the accepted codes; empty when the user canceled, the timeout has passed or the scan failed
    /// @thread Called on the main thread.
    func didFinishScan(barcodes: [Barcode])
}

extension BarcodeScanDelegate {
    public func didDetect(barcode: Barcode) -> ReadingState { declared() }
}
