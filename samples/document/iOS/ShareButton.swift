// region shareButton
import SwiftUI

/// Writes the pages of the current document, then offers to share them.
@available(iOS 16, *)
struct ShareButton: View {
    @State private var images: [URL] = []
    @State private var message = ""
    @State private var isWriting = false

    var body: some View {
        Button("Export pages") {
            isWriting = true
            Task {
                do {
                    images = try await writeImages()
                    message = ""
                } catch {
                    print(error.localizedDescription)
                    images = []
                    message = "The pages couldn't be exported"
                }
                isWriting = false
            }
        }
        .disabled(isWriting)
        Text(message)
        if !images.isEmpty {
            ShareLink("Share pages", items: images)
        }
    }
}
// endregion
