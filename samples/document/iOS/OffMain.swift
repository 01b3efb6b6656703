// region offMain
import DeckleSdk
import Foundation

/// Serial, because the SDK has one current document and one last error.
private let documentQueue = DispatchQueue(label: "com.example.invoices.document", qos: .userInitiated)

/// Runs a blocking call on a background thread. After `await`, a view or view controller continues on the main thread.
func offMain<T>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
        documentQueue.async {
            continuation.resume(with: Result(catching: work))
        }
    }
}
// endregion

// region documentError
/// The SDK's message as a Swift error. Create it directly after the failed call.
struct DocumentError: LocalizedError {
    let errorDescription: String?

    init(_ what: String) {
        errorDescription = "\(what): \(DeckleSDK.getLastError())"
    }
}
// endregion
