// region readText
import DeckleSdk
import UIKit

/// Returns the text of one page or of all pages, or an empty string if there is none.
func readText(page: Int = -1) async throws -> String {
    try await offMain {
        let text = DocumentDataReader.getText(pageNumber: Int32(page))
        if text.isEmpty, !DeckleSDK.getLastError().isEmpty {
            throw DocumentError("The text wasn't read")
        }
        return text
    }
}
// endregion

// region findPages
/// Returns the 1-based numbers of the pages that contain a word.
func findPages(with word: String) async throws -> [Int] {
    var pages: [Int] = []
    // The range 1...0 of an empty document would crash.
    for page in stride(from: 1, through: Document.pageCount(), by: 1) {
        let text = try await readText(page: page)
        if text.range(of: word, options: .caseInsensitive) != nil {
            pages.append(page)
        }
    }
    return pages
}
// endregion

/// Shows the text of the current document and searches its pages.
final class TextDetectionViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.isEditable = false
        textView.isScrollEnabled = false
        showColumn([
            makeButton("Whole document") { [weak self] in self?.showText() },
            makeButton("First page") { [weak self] in self?.showPage(1) },
            makeButton("Find “IBAN”") { [weak self] in self?.showPages(with: "IBAN") },
            textView,
        ])
        showText()
    }

    // region showText
    private func showText() {
        Task {
            do {
                let text = try await readText()
                textView.text = text.isEmpty ? "No text found" : text
            } catch {
                print(error.localizedDescription)
                textView.text = "The text couldn't be read"
            }
        }
    }
    // endregion

    // region getTextPage
    private func showPage(_ page: Int) {
        Task {
            do {
                let text = try await readText(page: page)
                textView.text = text.isEmpty ? "No text found on page \(page)" : text
            } catch {
                print(error.localizedDescription)
                textView.text = "Page \(page) couldn't be read"
            }
        }
    }
    // endregion

    // region showPages
    private func showPages(with word: String) {
        Task {
            do {
                let pages = try await findPages(with: word)
                let list = pages.map { String($0) }.joined(separator: ", ")
                textView.text = pages.isEmpty ? "Not found" : "Found on page \(list)"
            } catch {
                print(error.localizedDescription)
                textView.text = "The text couldn't be searched"
            }
        }
    }
    // endregion
}
