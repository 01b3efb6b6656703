namespace Deckle.SDK.Windows;

public class AnalyzeConfiguration
{
    public bool ReadBIC { get; set; }
    public bool ReadPaymentState { get; set; }
}
