import Foundation

public class UI {
    /// @param scanDelegate The object that receives the result; keep it until the scan has ended.
    /// @param scanConfig Settings of the scan.
    /// @return `sdk:ScanDelegate.didFinishScan` receives `true` when the user finishes; the scanned pages are now the current document
    /// @cancel `sdk:ScanDelegate.didFinishScan` receives `false` if the user closes the scanner or goes back; `sdk:DeckleSDK.getLastError` is empty.
    /// @failure `sdk:ScanDelegate.didFinishScan` receives `false`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Call it on the main thread. The delegate is called on the main thread.
    public static func scanDocument(scanDelegate: ScanDelegate, scanConfig: DocumentScannerConfiguration) {}

    /// @param photoPaymentDelegate The object that receives the result; keep it until photo payment has ended.
    /// @param paymentConfig Settings of photo payment.
    /// @return `sdk:PhotoPaymentDelegate.didFinishPhotoPayment` receives a JSON string with the fields of `sdk:PhotoPaymentResult`
    /// @cancel `sdk:PhotoPaymentDelegate.didFinishPhotoPayment` receives `nil`.
    /// @nothingFound The SDK shows the empty result screen, where the user can scan again. When `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `nil`, the delegate receives an empty string.
    /// @failure `sdk:PhotoPaymentDelegate.didFinishPhotoPayment` receives `nil`, and `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Call it on the main thread. The delegate is called on the main thread.
    public static func startPhotoPayment(photoPaymentDelegate: PhotoPaymentDelegate, paymentConfig: PhotoPaymentConfiguration) {}

    /// Extracts payment data from a file that another app has shared with “Share” or “Open with”.
    /// @param photoPaymentDelegate The object that receives the result; keep it until photo payment has ended.
    /// @param paymentConfig Settings of photo payment.
    /// @param fileUrl The file: exactly one `file://` URL that the app may read.
    /// @return `sdk:PhotoPaymentDelegate.didFinishPhotoPayment` receives a JSON string with the fields of `sdk:PhotoPaymentResult`
    /// @cancel `sdk:PhotoPaymentDelegate.didFinishPhotoPayment` receives `nil`.
    /// @nothingFound The empty result screen is shown. When `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `nil`, the delegate receives an empty string.
    /// @failure `sdk:PhotoPaymentDelegate.didFinishPhotoPayment` receives `nil`, and `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Call it on the main thread. The delegate is called on the main thread.
    public static func startPhotoPaymentWithExternalFile(photoPaymentDelegate: PhotoPaymentDelegate, paymentConfig: PhotoPaymentConfiguration, fileUrl: URL) {}
}

/// Receives the result of a scan that `sdk:DeckleSDK.scanDocument` has started.
/// @since 1.5
public protocol ScanDelegate: AnyObject {
    /// Called once, when the scanner has closed.
    /// @since 1.5
    /// @param withResult `true` when the user finished the scan and the pages are the current document; `false` when the user canceled or the scan failed.
    /// @thread Called on the main thread.
    func didFinishScan(withResult result: Bool)
}

/// Receives the payment data of a photo payment that `sdk:DeckleSDK.startPhotoPayment` has started.
/// @since 1.8
public protocol PhotoPaymentDelegate: AnyObject {
    /// Called once, when the screens of photo payment have closed.
    /// @since 1.8
    /// @param withResult A JSON string with the fields of `sdk:PhotoPaymentResult`, an empty string if nothing was found, or `nil` when the user canceled or photo payment failed.
    /// @thread Called on the main thread.
    func didFinishPhotoPayment(withResult result: String?)
}
