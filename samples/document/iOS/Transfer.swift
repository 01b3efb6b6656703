// region transfer
import DeckleSdk
import Foundation

/// The fields of a transfer form. The amount is in euros, and `nil` if none was found.
struct Transfer {
    var recipient: String
    var iban: String
    var bic: String
    var amount: Decimal?
    var reference: String
    let isAlreadyPaid: Bool

    init(json: String) throws {
        let data = Data(json.utf8)
        let result = try JSONDecoder().decode(AnalyzeResult.self, from: data)
        let creditor = try JSONDecoder().decode(Creditor.self, from: data).name ?? ""
        let account = result.address.bank?.first
        let value = Decimal(string: result.amount, locale: Locale(identifier: "en_US_POSIX"))
        recipient = creditor.isEmpty ? result.address.name1 : creditor
        iban = account?.iban ?? result.address.iban?.first ?? ""
        bic = account?.bic ?? ""
        amount = value == 0 ? nil : value
        reference = result.reference
        isAlreadyPaid = result.paymentState == "Paid"
    }
}

/// The fields that photo payment adds to the result of data extraction.
private struct Creditor: Decodable {
    let name: String?

    enum CodingKeys: String, CodingKey {
        case name = "SEPACreditor"
    }
}
// endregion

// region describePayment
/// Whether the user closed photo payment. It reads the last error: call it before the next call of the SDK.
func isCanceled(_ result: String?) -> Bool {
    result == nil && DeckleSDK.getLastError().isEmpty
}

/// Returns a text for the user.
func describePayment(_ transfer: Transfer?, result: String?) -> String {
    if let transfer {
        return transfer.isAlreadyPaid
            ? "This invoice seems to be paid"
            : "Check every field before you pay"
    }
    if isCanceled(result) { return "Canceled" }
    if result?.isEmpty == true { return "No payment data found" }
    print("Photo payment failed: \(result == nil ? DeckleSDK.getLastError() : "invalid JSON")")
    return "The invoice couldn't be read"
}
// endregion
