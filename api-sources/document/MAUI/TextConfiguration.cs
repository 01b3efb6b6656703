namespace Deckle.SDK.MAUI;

public class TextConfiguration
{
    public int? TextSizeBottomToolbar { get; set; }
    public int? TextSizeTopToolbar { get; set; }
    public int? TextSizeScanButtons { get; set; }
    public int? TextSizeTitle { get; set; }
    public string? TextTitleScanPage { get; set; }
    public string? TextTitleEditPage { get; set; }
    public string? TextTitleFilterPage { get; set; }
    public string? TextTitleCroppingPage { get; set; }
    public string? TextTitleArrangementPage { get; set; }
    public string? TextTitleConfirmationPage { get; set; }
    public string? TextTitleScanTipsPage { get; set; }
    public string? TextDocumentTitle { get; set; }
    public string? TextFocusHint { get; set; }
    public string? TextFirstPageHint { get; set; }
    public string? TextLastPageHint { get; set; }
    public string? TextOnePageHint { get; set; }
    public string? TextScanProgress { get; set; }
    public string? TextDeleteDialogCurrentPage { get; set; }
    public string? TextDeleteDialogAllPages { get; set; }
    public string? TextDeleteDialogCancel { get; set; }
    public string? TextOnboardingTitle { get; set; }
    public string? TextOnboardingMessage { get; set; }
    public string? TextOnboardingCloseButton { get; set; }
}
