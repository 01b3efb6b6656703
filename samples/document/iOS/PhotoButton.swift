// region photoButton
import DeckleSdk
import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

/// Makes a photo that the user chooses the current document.
@available(iOS 16, *)
struct PhotoButton: View {
    @State private var item: PhotosPickerItem?
    @State private var message = ""

    var body: some View {
        PhotosPicker("Choose a photo", selection: $item, matching: .images)
            .task(id: item) { await load() }
        Text(message)
    }

    private func load() async {
        guard let item else { return }
        do {
            guard let photo = try await item.loadTransferable(type: Data.self) else {
                throw CocoaError(.fileReadUnknown)
            }
            let suffix = item.supportedContentTypes.first?.preferredFilenameExtension ?? "jpg"
            let temporary = FileManager.default.temporaryDirectory
            let folder = temporary.appendingPathComponent("Imported/\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("photo.\(suffix)")
            try photo.write(to: file)
            try await loadDocument(file)
            message = "Pages: \(Document.pageCount())"
        } catch {
            print(error.localizedDescription)
            message = "The photo couldn't be loaded"
        }
    }
}
// endregion
