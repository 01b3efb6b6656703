// region firstPage
import DeckleSdk
import SwiftUI

/// Shows the first page of the current document.
struct FirstPageView: View {
    @State private var page: UIImage?
    @State private var message = ""
    @State private var isLoading = false

    var body: some View {
        Button("Show page") {
            isLoading = true
            Task {
                do {
                    page = try await decodePage(1, version: .cutFilter, longestSide: 1600)
                    message = ""
                } catch {
                    print(error.localizedDescription)
                    page = nil
                    message = "The page can't be shown"
                }
                isLoading = false
            }
        }
        .disabled(isLoading)
        Text(message)
        if let page {
            Image(uiImage: page)
                .resizable()
                .scaledToFit()
                .accessibilityLabel("Page 1")
        }
    }
}
// endregion
