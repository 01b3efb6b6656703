import UniformTypeIdentifiers

@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

@MainActor open class UIDocumentPickerViewController: UIViewController {
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) { self.init(forOpeningContentTypes: contentTypes, asCopy: false) }
    public init(forExporting urls: [URL], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
    public required init?(coder: NSCoder) { fatalError() }
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?
}

@MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController { stub() }
}

@MainActor open class UIDocumentInteractionController: NSObject {
    public convenience init(url: URL) { self.init() }
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    open var name: String?
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool { stub() }
}
