// What Apple's Foundation has and the Foundation of other systems has not, or has in another module. Comes with every
// `import Foundation`. Should another system's Foundation get one of these functions, that one is taken.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
import Foundation

func stub<T>() -> T { fatalError() }

@_disfavoredOverload
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public final class NSItemProvider: NSObject, @unchecked Sendable {
    public var suggestedName: String?
    public var registeredTypeIdentifiers: [String] { stub() }
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { stub() }
    public func canLoadObject<T>(ofClass: T.Type) -> Bool { stub() }
    @discardableResult
    public func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress { stub() }
    @discardableResult
    public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress { stub() }
}

extension FileManager {
    @_disfavoredOverload
    public func startDownloadingUbiquitousItem(at url: URL) throws {}
}

extension URL {
    @_disfavoredOverload
    public func startAccessingSecurityScopedResource() -> Bool { stub() }
    @_disfavoredOverload
    public func stopAccessingSecurityScopedResource() {}
}
#endif
