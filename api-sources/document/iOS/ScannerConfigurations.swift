public class DocumentScannerConfiguration: BaseScannerConfiguration {}

public class PhotoPaymentConfiguration: BaseScannerConfiguration {
    public var analyzeConfig: PaymentAnalyzeConfiguration = declared()
    public var emptyResultScreen: EmptyResultScreen? = declared()
    public var allowGiroCode: Bool = declared()
}

public class PaymentAnalyzeConfiguration {
    public var readBIC: Bool = declared()
    public var readPaymentState: Bool = declared()
    public var readSEPACreditor: Bool = declared()

    public init() {}
}

public class PageEditConfiguration {
    public var allowPageRotation: Bool = declared()
    public var allowPageFilter: Bool = declared()
    public var allowPageCropping: Bool = declared()
    public var allowPageArrangement: Bool = declared()
    public var allowPageRetake: Bool = declared()
    public var allowPageAdd: Bool = declared()
    public var allowPageDeletion: Bool = declared()
    public var pageArrangementShowDeleteButton: Bool = declared()
    public var pageArrangementShowPageNumber: Bool = declared()

    public init() {}
}
