// region analyze
import DeckleSdk
import Foundation

/// Returns the data of the current document, or `nil` if none is found.
func extractInvoice() async throws -> Invoice? {
    let json = try await offMain {
        let json = DocumentDataReader.analyze()
        if json.isEmpty, !DeckleSDK.getLastError().isEmpty {
            throw DocumentError("The data wasn't read")
        }
        return json
    }
    return json.isEmpty ? nil : try Invoice(json: json)
}
// endregion

// region analyzeResult
/// The JSON of `DocumentDataReader.analyze()`. Fields that the app doesn't need are omitted.
struct AnalyzeResult: Decodable {
    struct Address: Decodable {
        let name1: String
        let bank: [Account]?
        let iban: [String]?

        enum CodingKeys: String, CodingKey {
            case name1 = "Name1", bank = "Bank", iban = "IBAN"
        }
    }

    struct Account: Decodable {
        let iban: String
        let bic: String

        enum CodingKeys: String, CodingKey {
            case iban = "IBAN", bic = "BIC"
        }
    }

    let address: Address
    let date, amount, invoiceId, reference: String
    let paymentState: String?

    enum CodingKeys: String, CodingKey {
        case address = "Address", date = "Date", amount = "Amount"
        case invoiceId = "InvoiceId", reference = "Reference", paymentState = "PaymentState"
    }
}
// endregion

// region invoiceTypes
/// A value that isn't on the document is `nil`.
struct Invoice {
    enum PaymentState: String {
        case paid = "Paid", toPay = "ToPay", unknown = ""
    }

    struct Account {
        let iban: String
        let bic: String?
    }

    let sender: String?
    let date: Date?
    let amount: Decimal?
    let invoiceId: String?
    let reference: String?
    let accounts: [Account]
    let paymentState: PaymentState
}
// endregion

// region parseInvoice
extension Invoice {
    init(json: String) throws {
        let result = try JSONDecoder().decode(AnalyzeResult.self, from: Data(json.utf8))
        let value = Decimal(string: result.amount, locale: Locale(identifier: "en_US_POSIX"))
        sender = result.address.name1.nonEmpty
        date = Invoice.dateFormatter.date(from: result.date)
        amount = value == 0 ? nil : value
        invoiceId = result.invoiceId.nonEmpty
        reference = result.reference.nonEmpty
        accounts = result.address.accounts
        paymentState = PaymentState(rawValue: result.paymentState ?? "") ?? .unknown
    }

    private static let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()
}

private extension String {
    var nonEmpty: String? { isEmpty ? nil : self }
}
// endregion

// region readAccounts
extension AnalyzeResult.Address {
    /// The accounts, with or without BIC.
    var accounts: [Invoice.Account] {
        if let bank {
            return bank.map { Invoice.Account(iban: $0.iban, bic: $0.bic.isEmpty ? nil : $0.bic) }
        }
        return (iban ?? []).map { Invoice.Account(iban: $0, bic: nil) }
    }
}
// endregion

// region formatIban
/// `DE89370400440532013000` becomes `DE89 3704 0044 0532 0130 00`.
func formatIban(_ iban: String) -> String {
    let digits = Array(iban)
    let groups = stride(from: 0, to: digits.count, by: 4).map { start in
        String(digits[start..<min(start + 4, digits.count)])
    }
    return groups.joined(separator: " ")
}
// endregion
