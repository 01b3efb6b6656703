// region result
import DeckleBarcodeSdk
import Foundation

/// For example: "2012345678903, ean13, 10:32:05 AM".
func describe(_ barcode: Barcode) -> String {
    let readAt = Date(timeIntervalSince1970: TimeInterval(barcode.timestamp) / 1000)
    let time = DateFormatter.localizedString(from: readAt, dateStyle: .none, timeStyle: .medium)
    return "\(barcode.value), \(barcode.format), \(time)"
}
// endregion

// region webPage
/// The web page whose address is in the code.
func webPage(in barcode: Barcode) -> URL? {
    guard let url = URL(string: barcode.value), url.scheme?.lowercased() == "https" else { return nil }
    return url
}
// endregion
