// region uploadButton
import SwiftUI

/// Uploads the pages of the current document and shows whether that worked.
struct UploadButton: View {
    let documentId: String
    let server: URL
    @State private var message = ""
    @State private var isUploading = false

    var body: some View {
        Button("Upload pages") {
            isUploading = true
            Task {
                do {
                    try await uploadPages(of: documentId, to: server)
                    message = "All pages are uploaded"
                } catch {
                    print(error.localizedDescription)
                    message = "The upload failed"
                }
                isUploading = false
            }
        }
        .disabled(isUploading)
        Text(message)
    }
}
// endregion
