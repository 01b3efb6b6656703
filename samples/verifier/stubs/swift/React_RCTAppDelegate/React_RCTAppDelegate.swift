import Foundation
import React
import UIKit

public protocol RCTDependencyProvider: NSObjectProtocol {}

public protocol RCTReactNativeFactoryDelegate: NSObjectProtocol {
    func sourceURL(for bridge: RCTBridge) -> URL?
    func bundleURL() -> URL?
    var dependencyProvider: any RCTDependencyProvider { get set }
}

@MainActor open class RCTDefaultReactNativeFactoryDelegate: UIResponder, @preconcurrency RCTReactNativeFactoryDelegate {
    open func sourceURL(for bridge: RCTBridge) -> URL? { stub() }
    open func bundleURL() -> URL? { stub() }
    open var dependencyProvider: any RCTDependencyProvider { get { stub() } set { stub() } }
}

@MainActor open class RCTReactNativeFactory: NSObject {
    public init(delegate: any RCTReactNativeFactoryDelegate) { stub() }
    open func startReactNative(withModuleName moduleName: String, in window: UIWindow?, launchOptions: [AnyHashable: Any]?) { stub() }
}

func stub() -> Never { fatalError() }
