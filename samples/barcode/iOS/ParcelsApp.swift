// region swiftUIApp
import SwiftUI

@main
struct ParcelsApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
        WindowGroup {
            ScanView()
        }
    }
}
// endregion
