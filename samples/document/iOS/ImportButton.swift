// region importButton
import DeckleSdk
import SwiftUI
import UniformTypeIdentifiers

/// Makes a file that the user chooses the current document.
struct ImportButton: View {
    @State private var isChoosing = false
    @State private var isLoading = false
    @State private var message = ""

    var body: some View {
        VStack(spacing: 16) {
            Button("Choose a file") { isChoosing = true }
                .disabled(isLoading)
            Text(message)
        }
        .fileImporter(
            isPresented: $isChoosing, allowedContentTypes: [.pdf, .jpeg, .png, .tiff, .heic]
        ) { result in
            Task { await load(result) }
        }
    }

    private func load(_ result: Result<URL, Error>) async {
        isLoading = true
        defer { isLoading = false }
        do {
            let file = try result.get()
            let copy = try await offMain {
                let isScoped = file.startAccessingSecurityScopedResource()
                defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
                return try makeOwnCopy(of: file)
            }
            try await loadDocument(copy)
            message = "Pages: \(Document.pageCount())"
        } catch {
            print(error.localizedDescription)
            message = "The file couldn't be loaded"
        }
    }
}
// endregion
