import Foundation
import React_RCTAppDelegate

open class RCTAppDependencyProvider: NSObject, RCTDependencyProvider {}
