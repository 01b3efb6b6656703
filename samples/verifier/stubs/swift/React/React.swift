import Foundation
import UIKit

open class RCTBridge: NSObject {}

open class RCTBundleURLProvider: NSObject {
    public class func sharedSettings() -> Self { stub() }
    open func jsBundleURL(forBundleRoot bundleRoot: String!) -> URL! { stub() }
}

open class RCTLinkingManager: NSObject {
    public class func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { stub() }
}

func stub() -> Never { fatalError() }
