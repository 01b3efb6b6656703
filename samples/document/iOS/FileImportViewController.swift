// region loadFile
import DeckleSdk
import PhotosUI
import UIKit
import UniformTypeIdentifiers

/// The reason why a file wasn't loaded. Create it directly after the failed call.
struct ImportError: LocalizedError {
    let code = DeckleSDK.getLastErrorCode()
    let errorDescription: String? = DeckleSDK.getLastError()
}

/// Makes the file the current document.
func loadDocument(_ file: URL, password: String? = nil) async throws {
    try await offMain {
        guard DocumentDataReader.loadFile(fileUrl: file, password: password) else {
            throw ImportError()
        }
    }
}
// endregion

// region loadWithoutText
/// Makes the file the current document without text recognition.
func loadWithoutText(_ file: URL) async throws {
    try await offMain {
        guard Document.loadFile(fileUrl: file) else {
            throw ImportError()
        }
    }
}
// endregion

final class FileImportViewController: UIViewController {
    private let message = UILabel()
    private lazy var importButton = makeButton("Choose a file") { [weak self] in self?.pickFile() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        message.numberOfLines = 0
        showColumn([
            importButton,
            makeButton("Choose a photo") { [weak self] in self?.pickPhoto() },
            makeButton("Load an example") { [weak self] in self?.importExample() },
            makeButton("Load without text") { [weak self] in self?.loadExampleWithoutText() },
            message,
        ])
    }

    // region importFile
    private func importFile(_ file: URL, password: String? = nil) {
        importButton.isEnabled = false
        Task {
            do {
                try await loadDocument(file, password: password)
                message.text = "Pages: \(Document.pageCount())"
            } catch {
                print(error.localizedDescription)
                showError((error as? ImportError)?.code, file: file)
            }
            importButton.isEnabled = true
        }
    }
    // endregion

    // region errors
    private func showError(_ error: DeckleError?, file: URL) {
        switch error {
        case .passwordNotValid: askForPassword(of: file)
        case .dataNotValid: message.text = "Choose a PDF, JPG, PNG, TIFF, or HEIC file."
        case .fileIO: message.text = "The file can't be read. Choose it again."
        default: message.text = "The file couldn't be loaded."
        }
    }
    // endregion

    // region password
    private func askForPassword(of file: URL) {
        let alert = UIAlertController(title: "Password for this PDF", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.isSecureTextEntry = true }
        let open = UIAlertAction(title: "Open", style: .default) { [weak self, weak alert] _ in
            self?.importFile(file, password: alert?.textFields?.first?.text)
        }
        alert.addAction(open)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
    // endregion

    // region bundledInvoice
    private func importExample() {
        guard let example = Bundle.main.url(forResource: "invoice", withExtension: "pdf") else {
            message.text = "The app doesn't contain the example"
            return
        }
        importFile(example)
    }
    // endregion

    private func loadExampleWithoutText() {
        guard let example = Bundle.main.url(forResource: "invoice", withExtension: "pdf") else { return }
        Task {
            do {
                try await loadWithoutText(example)
                message.text = "Pages without text: \(Document.pageCount())"
            } catch {
                message.text = "The example couldn't be loaded."
            }
        }
    }
}

// region pickFile
extension FileImportViewController: UIDocumentPickerDelegate {
    private func pickFile() {
        let types: [UTType] = [.pdf, .jpeg, .png, .tiff, .heic]
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let file = urls.first {
            importFile(file)
        }
    }
}
// endregion

// region pickPhoto
extension FileImportViewController: PHPickerViewControllerDelegate {
    private func pickPhoto() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let provider = results.first?.itemProvider else { return }
        provider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { file, error in
            do {
                guard let file else { throw error ?? CocoaError(.fileReadUnknown) }
                // The system deletes the file when this closure returns.
                let copy = try makeOwnCopy(of: file)
                DispatchQueue.main.async { self.importFile(copy) }
            } catch {
                print(error.localizedDescription)
                DispatchQueue.main.async { self.message.text = "The photo couldn't be copied." }
            }
        }
    }
}
// endregion
