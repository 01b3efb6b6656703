// region pdfButton
import QuickLook
import SwiftUI

/// Writes the current document as a PDF and shows it. The preview has a share button.
struct PdfButton: View {
    @State private var pdf: URL?
    @State private var isWriting = false
    @State private var hasFailed = false

    var body: some View {
        Button("Show PDF") {
            isWriting = true
            Task {
                do {
                    pdf = try await writePDF()
                } catch {
                    print(error.localizedDescription)
                    hasFailed = true
                }
                isWriting = false
            }
        }
        .disabled(isWriting)
        .quickLookPreview($pdf)
        .alert("The PDF couldn't be written", isPresented: $hasFailed) {
            Button("OK", role: .cancel) {}
        }
    }
}
// endregion
