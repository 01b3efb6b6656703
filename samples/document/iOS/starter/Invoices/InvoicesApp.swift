import SwiftUI

@main
struct InvoicesApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
