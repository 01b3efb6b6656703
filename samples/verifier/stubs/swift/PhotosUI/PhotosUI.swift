import Foundation
import SwiftUI
import UIKit
import UniformTypeIdentifiers

func stub<T>() -> T { fatalError() }

public struct PHPickerFilter: Equatable, Hashable, Sendable {
    public static var images: PHPickerFilter { stub() }
    public static var videos: PHPickerFilter { stub() }
    public static var livePhotos: PHPickerFilter { stub() }
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { stub() }
}

public struct PHPickerConfiguration {
    public enum AssetRepresentationMode: Int {
        case automatic
        case current
        case compatible
    }

    public enum Selection: Int {
        case `default`
        case ordered
    }

    public init() {}
    public var preferredAssetRepresentationMode = PHPickerConfiguration.AssetRepresentationMode.automatic
    public var selection = PHPickerConfiguration.Selection.default
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
}

public struct PHPickerResult: Hashable {
    public var itemProvider: NSItemProvider { stub() }
    public var assetIdentifier: String? { stub() }
}

@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

@MainActor public final class PHPickerViewController: UIViewController {
    public init(configuration: PHPickerConfiguration) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { fatalError() }
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    public var configuration: PHPickerConfiguration { stub() }
}

public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    public var supportedContentTypes: [UTType] { stub() }
    public func loadTransferable<T: Sendable>(type: T.Type) async throws -> T? { stub() }
}

public struct PhotosPicker: PrimitiveView {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil) {}
}
