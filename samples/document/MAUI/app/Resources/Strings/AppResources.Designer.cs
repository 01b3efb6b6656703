#nullable enable

using System.Globalization;
using System.Resources;

namespace Invoices.Resources.Strings;

/// <summary>What the build makes of AppResources.resx.</summary>
public static class AppResources
{
    private static readonly ResourceManager Manager =
        new("Invoices.Resources.Strings.AppResources", typeof(AppResources).Assembly);

    public static CultureInfo? Culture { get; set; }
    public static string ScannerTitleScan => Find(nameof(ScannerTitleScan));
    public static string ScannerTitleEdit => Find(nameof(ScannerTitleEdit));
    public static string ScannerTitleConfirm => Find(nameof(ScannerTitleConfirm));
    public static string ScannerProgress => Find(nameof(ScannerProgress));
    public static string ScannerDeleteInvoice => Find(nameof(ScannerDeleteInvoice));
    public static string ScannerToForm => Find(nameof(ScannerToForm));
    public static string ScannerSort => Find(nameof(ScannerSort));
    public static string ScannerUse => Find(nameof(ScannerUse));

    private static string Find(string name) => Manager.GetString(name, Culture) ?? name;
}
