// What Apple's Foundation has and the Foundation of other systems has not, or has in another module. Imported into every file.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
import Foundation

func stub<T>() -> T { fatalError() }

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

extension String {
    public init(localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { self = stub() }

    public struct LocalizationValue: ExpressibleByStringInterpolation {
        public init(stringLiteral value: String) {}
        public init(_ value: String) {}
    }
}

extension FileManager {
    public func startDownloadingUbiquitousItem(at url: URL) throws {}
}

extension URL {
    public func startAccessingSecurityScopedResource() -> Bool { stub() }
    public func stopAccessingSecurityScopedResource() {}
}
#endif
