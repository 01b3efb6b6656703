import SwiftUI

@main
struct ParcelsApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
