import SwiftUI

// region swiftUIApp
struct BarcodesApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
        WindowGroup {
            ScanView()
        }
    }
}
// endregion
