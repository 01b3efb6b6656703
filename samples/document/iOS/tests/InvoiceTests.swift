// region invoiceTests
import XCTest
@testable import Invoices

@MainActor
final class InvoiceTests: XCTestCase {
    func testReadsAmountAndAccount() throws {
        let json = """
        {
          "Address": {
            "Name1": "Papierhaus Lindner GmbH",
            "Bank": [{ "IBAN": "DE89370400440532013000", "BIC": "TESTDEFFXXX" }]
          },
          "Date": "2025-04-17", "Amount": "284.41",
          "InvoiceId": "RE-2025-0417", "Reference": "RE-2025-0417"
        }
        """
        let invoice = try Invoice(json: json)
        XCTAssertEqual(invoice.amount, Decimal(string: "284.41"))
        XCTAssertEqual(invoice.accounts.first?.iban, "DE89370400440532013000")
        XCTAssertEqual(invoice.paymentState, .unknown)
    }

    func testReadsZeroAsMissingAmount() throws {
        let json = """
        { "Address": { "Name1": "" }, "Date": "", "Amount": "0.00", "InvoiceId": "", "Reference": "" }
        """
        XCTAssertNil(try Invoice(json: json).amount)
    }
}
// endregion
