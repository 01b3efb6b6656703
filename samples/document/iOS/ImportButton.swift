// region importButton
import DeckleSdk
import SwiftUI
import UniformTypeIdentifiers

/// Makes a file that the user chooses the current document.
struct ImportButton: View {
    @State private var isChoosing = false
    @State private var isLoading = false
    @State private var message = ""
    @State private var encrypted: URL?
    @State private var password = ""

    var body: some View {
        VStack(spacing: 16) {
            Button("Choose a file") { isChoosing = true }
                .disabled(isLoading)
            Text(message)
            if let encrypted {
                SecureField("Password", text: $password)
                Button("Open") { Task { await open(encrypted, password: password) } }
                    .disabled(isLoading)
            }
        }
        .fileImporter(
            isPresented: $isChoosing, allowedContentTypes: [.pdf, .jpeg, .png, .tiff, .heic]
        ) { result in
            Task { await load(result) }
        }
    }

    private func load(_ result: Result<URL, Error>) async {
        do {
            let file = try result.get()
            let copy = try await offMain {
                let isScoped = file.startAccessingSecurityScopedResource()
                defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
                return try makeOwnCopy(of: file)
            }
            await open(copy)
        } catch {
            print(error.localizedDescription)
            message = "The file couldn't be copied"
        }
    }

    private func open(_ copy: URL, password: String? = nil) async {
        isLoading = true
        encrypted = nil
        do {
            try await loadDocument(copy, password: password)
            message = "Pages: \(Document.pageCount())"
        } catch {
            print(error.localizedDescription)
            if (error as? ImportError)?.code == .passwordNotValid {
                encrypted = copy
                message = "Enter the password of this PDF"
            } else {
                message = "The file couldn't be loaded"
            }
        }
        self.password = ""
        isLoading = false
    }
}
// endregion
