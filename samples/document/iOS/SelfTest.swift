// region selfTest
import Foundation

/// Returns the differences from the expected result.
func selfTest() async throws -> [String] {
    guard
        let pdf = Bundle.main.url(forResource: "sample-invoice", withExtension: "pdf"),
        let json = Bundle.main.url(forResource: "sample-invoice", withExtension: "json")
    else { return ["The sample invoice isn't part of the app"] }

    try await loadDocument(pdf)
    guard let found = try await extractInvoice() else { return ["No data found"] }
    let expected = try Invoice(json: String(contentsOf: json, encoding: .utf8))

    let values = zip(Mirror(reflecting: found).children, Mirror(reflecting: expected).children)
    return values.compactMap { actual, wanted in
        let (read, printed) = ("\(actual.value)", "\(wanted.value)")
        return read == printed ? nil : "\(wanted.label ?? ""): \(read) instead of \(printed)"
    }
}
// endregion
