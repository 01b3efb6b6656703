// region invoiceView
import SwiftUI

/// Shows the data of the current document.
struct InvoiceView: View {
    @State private var invoice: Invoice?
    @State private var message = "Reading the document"

    var body: some View {
        List {
            if let invoice {
                Text(invoice.sender ?? "Unknown sender")
                if let amount = invoice.amount {
                    Text(amount.formatted(.currency(code: "EUR")))
                }
                ForEach(invoice.accounts, id: \.iban) { account in
                    Text(formatIban(account.iban))
                }
            } else {
                Text(message)
            }
        }
        .task {
            do {
                invoice = try await extractInvoice()
                message = "No data found on this document"
            } catch {
                print(error.localizedDescription)
                invoice = nil
                message = "The data couldn't be read"
            }
        }
    }
}
// endregion
