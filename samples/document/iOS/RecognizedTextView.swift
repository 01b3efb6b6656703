// region recognizedText
import SwiftUI

/// Reads the text of the current document and shows it.
struct RecognizedTextView: View {
    @State private var text = ""
    @State private var isReading = false

    var body: some View {
        Button("Show text") {
            isReading = true
            Task {
                do {
                    let found = try await readText()
                    text = found.isEmpty ? "No text found" : found
                } catch {
                    print(error.localizedDescription)
                    text = "The text couldn't be read"
                }
                isReading = false
            }
        }
        .disabled(isReading)
        ScrollView { Text(text) }
    }
}
// endregion
