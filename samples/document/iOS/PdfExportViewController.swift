// region writePDF
import DeckleSdk
import QuickLook
import UIKit

/// Writes Invoice.pdf and returns its URL.
func writePDF() async throws -> URL {
    let invoices = try folder(named: "Invoices")
    return try await offMain {
        guard let pdf = Document.writePDF(fileUrl: invoices, fileName: "Invoice") else {
            throw DocumentError("The PDF wasn't written")
        }
        return pdf
    }
}
// endregion

// region invoicesFolder
/// Returns a folder of the app and creates it if it doesn't exist.
func folder(named name: String) throws -> URL {
    let documents = try FileManager.default.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true
    )
    let folder = documents.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}
// endregion

// region writeSmallPDF
/// A4 pages, 10 MB if possible, in a new folder for a file to share.
func writeSmallPDF() async throws -> URL {
    let temporary = FileManager.default.temporaryDirectory
    let folder = temporary.appendingPathComponent("Shared/\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try await offMain {
        guard let pdf = Document.writePDF(
            fileUrl: folder, fileName: "Invoice", pageFormat: .A4, maxSizeKB: 10 * 1024
        ) else {
            throw DocumentError("The PDF wasn't written")
        }
        return pdf
    }
}
// endregion

// region archivePDF
/// Never overwrites a file: the next invoice becomes Invoice(1).pdf. Also discards the current document.
func archivePDF() async throws -> URL {
    let archive = try folder(named: "Archive")
    return try await offMain {
        guard let pdf = Document.writePDF(fileUrl: archive, fileName: "Invoice", overwrite: false) else {
            throw DocumentError("The PDF wasn't written")
        }
        if !DeckleSDK.deleteTempFiles(deleteTraceFileContent: false) {
            print("Temporary files remain: \(DeckleSDK.getLastError())")
        }
        return pdf
    }
}
// endregion

// region deleteSharedFiles
/// Deletes what the app shared or imported before this start.
func deleteSharedFiles() {
    for name in ["Shared", "Imported"] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: folder)
    }
}
// endregion

/// Writes the current document as a PDF, then shows, shares, or saves it.
final class PdfExportViewController: UIViewController {
    private lazy var shareButton = makeButton("Send by email") { [weak self] in
        self?.export { try await writeSmallPDF() } onWritten: { self?.sharePDF($0) }
    }
    private var preview: PdfPreview?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        showColumn([
            makeButton("Open") { [weak self] in
                self?.export { try await writePDF() } onWritten: { self?.openPDF($0) }
            },
            shareButton,
            makeButton("Save a copy") { [weak self] in
                self?.export { try await writePDF() } onWritten: { self?.savePDF($0) }
            },
            makeButton("Archive") { [weak self] in
                self?.export { try await archivePDF() } onWritten: { pdf in
                    self?.showMessage("Archived as \(pdf.lastPathComponent)")
                }
            },
        ])
    }

    // region exportPDF
    private func export(_ write: @escaping () async throws -> URL, onWritten: @escaping (URL) -> Void) {
        view.isUserInteractionEnabled = false
        Task {
            do {
                onWritten(try await write())
            } catch {
                print(error.localizedDescription)
                showMessage("The PDF couldn't be written")
            }
            view.isUserInteractionEnabled = true
        }
    }
    // endregion

    // region sharePDF
    private func sharePDF(_ pdf: URL) {
        let sheet = UIActivityViewController(activityItems: [pdf], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = shareButton
        present(sheet, animated: true)
    }
    // endregion

    // region openPDF
    private func openPDF(_ pdf: URL) {
        let preview = PdfPreview(pdf)
        self.preview = preview
        let controller = QLPreviewController()
        controller.dataSource = preview
        present(controller, animated: true)
    }
    // endregion

    // region savePDF
    private func savePDF(_ pdf: URL) {
        present(UIDocumentPickerViewController(forExporting: [pdf], asCopy: true), animated: true)
    }
    // endregion
}

// region pdfPreview
/// The file that the preview shows.
final class PdfPreview: NSObject, QLPreviewControllerDataSource {
    private let item: NSURL

    init(_ pdf: URL) {
        item = NSURL(fileURLWithPath: pdf.path)
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem { item }
}
// endregion
