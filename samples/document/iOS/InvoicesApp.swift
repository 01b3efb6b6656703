// region swiftUIApp
import SwiftUI

@main
struct InvoicesApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
        WindowGroup {
            ScannerView()
        }
    }
}
// endregion
