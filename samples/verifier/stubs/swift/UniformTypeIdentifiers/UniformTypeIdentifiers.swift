import Foundation

func stub<T>() -> T { fatalError() }

public struct UTType: Hashable, Sendable {
    public init?(_ identifier: String) { stub() as Void }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { stub() as Void }
    public init?(mimeType: String, conformingTo supertype: UTType = .data) { stub() as Void }
    public var identifier: String { stub() }
    public var preferredFilenameExtension: String? { stub() }
    public var preferredMIMEType: String? { stub() }
    public var localizedDescription: String? { stub() }
    public func conforms(to type: UTType) -> Bool { stub() }
    public static var item: UTType { stub() }
    public static var content: UTType { stub() }
    public static var data: UTType { stub() }
    public static var folder: UTType { stub() }
    public static var url: UTType { stub() }
    public static var fileURL: UTType { stub() }
    public static var text: UTType { stub() }
    public static var plainText: UTType { stub() }
    public static var json: UTType { stub() }
    public static var pdf: UTType { stub() }
    public static var zip: UTType { stub() }
    public static var image: UTType { stub() }
    public static var jpeg: UTType { stub() }
    public static var png: UTType { stub() }
    public static var tiff: UTType { stub() }
    public static var gif: UTType { stub() }
    public static var bmp: UTType { stub() }
    public static var heic: UTType { stub() }
    public static var heif: UTType { stub() }
    public static var webP: UTType { stub() }
}
