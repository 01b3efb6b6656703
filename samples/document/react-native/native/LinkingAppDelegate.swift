import React
import UIKit

class LinkingAppDelegate: UIResponder, UIApplicationDelegate {
  // region openFile
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    RCTLinkingManager.application(app, open: url, options: options)
  }
  // endregion
}
