// region writeImages
import DeckleSdk
import UIKit

/// Writes every page as a JPG file in a new folder, in page order.
func writeImages() async throws -> [URL] {
    let temporary = FileManager.default.temporaryDirectory
    let folder = temporary.appendingPathComponent("Shared/\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

    return try await offMain {
        // Without a document, writing the first page fails.
        try (1...max(1, Document.pageCount())).map { page in
            let target = folder.appendingPathComponent("page-\(page).jpg")
            guard let file = Document.writeImage(page: page, fileUrl: target) else {
                throw DocumentError("Page \(page) wasn't written")
            }
            return file
        }
    }
}
// endregion

// region decodePage
/// Returns one version of a page, scaled down for the screen.
func decodePage(_ page: Int, version: Document.PageSourceType, longestSide: CGFloat) async throws -> UIImage {
    try await offMain {
        guard let jpg = Document.getImage(page: page, pageSourceType: version),
              let image = UIImage(data: Data(referencing: jpg))
        else {
            throw DocumentError("Page \(page) isn't available")
        }
        let scale = min(1, longestSide / max(image.size.width, image.size.height))
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        return image.preparingThumbnail(of: size) ?? image
    }
}
// endregion

// region writeOriginal
/// Writes the original photo of a page to a file.
func writeOriginal(documentId: String, page: Int) async throws -> URL {
    let folder = try FileManager.default.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true
    )
    let file = folder.appendingPathComponent("original-\(documentId)-\(page).jpg")
    return try await offMain {
        guard let jpg = Document.getImage(page: page, pageSourceType: .original) else {
            throw DocumentError("Page \(page) isn't available")
        }
        try jpg.write(to: file, options: .atomic)
        return file
    }
}
// endregion

// region uploadImage
/// Sends one page to your own server. Throws if the server doesn't accept it.
func uploadImage(_ image: URL, to address: URL) async throws {
    var request = URLRequest(url: address)
    request.httpMethod = "POST"
    request.setValue("image/jpeg", forHTTPHeaderField: "Content-Type")
    let (_, response) = try await URLSession.shared.upload(for: request, fromFile: image)
    guard let answer = response as? HTTPURLResponse, 200..<300 ~= answer.statusCode else {
        throw URLError(.badServerResponse)
    }
}
// endregion

// region uploadPages
/// Sends every page of the current document, such as to https://api.example.com/invoices/4711/pages/1.
func uploadPages(of documentId: String, to server: URL) async throws {
    for (index, image) in try await writeImages().enumerated() {
        let address = server.appendingPathComponent("\(documentId)/pages/\(index + 1)")
        try await uploadImage(image, to: address)
        try FileManager.default.removeItem(at: image)
    }
}
// endregion

/// Shows the pages of the current document, writes them to files, and uploads them.
final class ImageExportViewController: UIViewController {
    private let pageView = UIImageView()
    private let server = URL(string: "https://api.example.com/invoices")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pageView.contentMode = .scaleAspectFit
        showColumn([
            makeButton("Result") { [weak self] in self?.showPage(1, version: .cutFilter) },
            makeButton("Original photo") { [weak self] in self?.showPage(1, version: .original) },
            makeButton("Keep original photo") { [weak self] in self?.keepOriginal() },
            makeButton("Share") { [weak self] in self?.sharePages() },
            makeButton("Upload") { [weak self] in
                if let self, let server = self.server { self.upload("invoice", to: server) }
            },
            pageView,
        ])
    }

    // region showPage
    private func showPage(_ page: Int, version: Document.PageSourceType) {
        Task {
            do {
                pageView.image = try await decodePage(page, version: version, longestSide: 1600)
            } catch {
                print(error.localizedDescription)
                showMessage("Page \(page) can't be shown")
            }
        }
    }
    // endregion

    private func keepOriginal() {
        Task {
            do {
                let file = try await writeOriginal(documentId: "invoice", page: 1)
                showMessage("Kept as \(file.lastPathComponent)")
            } catch {
                print(error.localizedDescription)
                showMessage("The original photo couldn't be kept")
            }
        }
    }

    // region sharePages
    private func sharePages() {
        view.isUserInteractionEnabled = false
        Task {
            defer { view.isUserInteractionEnabled = true }
            do {
                let images = try await writeImages()
                let sheet = UIActivityViewController(activityItems: images, applicationActivities: nil)
                sheet.popoverPresentationController?.sourceView = pageView
                present(sheet, animated: true)
            } catch {
                print(error.localizedDescription)
                showMessage("The pages couldn't be exported")
            }
        }
    }
    // endregion

    // region upload
    private func upload(_ documentId: String, to server: URL) {
        view.isUserInteractionEnabled = false
        Task {
            defer { view.isUserInteractionEnabled = true }
            do {
                try await uploadPages(of: documentId, to: server)
                showMessage("All pages are uploaded")
            } catch {
                print(error.localizedDescription)
                showMessage("The upload failed")
            }
        }
    }
    // endregion
}
