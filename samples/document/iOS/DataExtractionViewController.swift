import UIKit

/// Shows the data of the current document. A button lists the other bank accounts.
final class DataExtractionViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        showColumn([label, accountButton])
        readInvoice()
    }

    // region showInvoice
    private let label = UILabel()
    private lazy var accountButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Other account") { [weak self] _ in self?.chooseAccount() }
    )
    private var invoice: Invoice?

    private func readInvoice() {
        invoice = nil
        label.numberOfLines = 0
        label.text = "Reading the document"
        accountButton.isHidden = true
        Task {
            do {
                if let invoice = try await extractInvoice() {
                    show(invoice, account: invoice.accounts.first)
                } else {
                    label.text = "No data found on this document"
                }
            } catch {
                print("Data extraction failed: \(error.localizedDescription)")
                label.text = "The data couldn't be read"
            }
        }
    }

    private func show(_ invoice: Invoice, account: Invoice.Account?) {
        let lines = [
            invoice.sender,
            invoice.date.map { $0.formatted(date: .long, time: .omitted) },
            invoice.amount.map { $0.formatted(.currency(code: "EUR")) },
            invoice.invoiceId,
            invoice.reference,
            account.map { formatIban($0.iban) },
            account?.bic,
        ]
        label.text = lines.compactMap { $0 }.joined(separator: "\n")
        accountButton.isHidden = invoice.accounts.count < 2
        self.invoice = invoice
    }
    // endregion

    // region chooseAccount
    private func chooseAccount() {
        guard let invoice else { return }
        let sheet = UIAlertController(title: "Which account do you want to pay?", message: nil, preferredStyle: .actionSheet)
        for account in invoice.accounts {
            sheet.addAction(
                UIAlertAction(title: formatIban(account.iban), style: .default) { [weak self] _ in
                    self?.show(invoice, account: account)
                }
            )
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = accountButton
        present(sheet, animated: true)
    }
    // endregion
}
