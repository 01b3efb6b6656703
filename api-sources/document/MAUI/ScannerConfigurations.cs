namespace Deckle.SDK.MAUI;

public class DocumentScannerConfiguration : BaseScannerConfiguration
{
}

public class PhotoPaymentConfiguration : BaseScannerConfiguration
{
    public PaymentAnalyzeConfiguration AnalyzeConfig { get; set; }
    public EmptyResultScreen? EmptyResultScreen { get; set; }
    public bool AllowGiroCode { get; set; }
}

public class PaymentAnalyzeConfiguration
{
    public bool ReadBIC { get; set; }
    public bool ReadPaymentState { get; set; }
    public bool ReadSEPACreditor { get; set; }
}

public class PageEditConfiguration
{
    public bool AllowPageRotation { get; set; }
    public bool AllowPageFilter { get; set; }
    public bool AllowPageCropping { get; set; }
    public bool AllowPageArrangement { get; set; }
    public bool AllowPageRetake { get; set; }
    public bool AllowPageAdd { get; set; }
    public bool AllowPageDeletion { get; set; }
    public bool PageArrangementShowDeleteButton { get; set; }
    public bool PageArrangementShowPageNumber { get; set; }
}
