namespace Invoices
{
    /// <summary>Visual Studio generates this class from AppResources.resx.</summary>
    public static class AppResources
    {
        public static string ScannerScan => "Invoice";
        public static string ScannerCheck => "Check the pages";
        public static string ScannerConfirm => "All pages included?";
        public static string ScannerDeleteAll => "Delete the invoice";
        public static string ScannerToForm => "Continue";
        public static string ScannerSort => "Sort";
        public static string ScannerUse => "Use invoice";
        public static string HintTitle => "Before you scan";
        public static string HintMessage => "Place the invoice on a dark table.";
        public static string HintClose => "Start";
    }
}
