// region licenseKey
namespace Invoices
{
    public static class LicenseKeys
    {
#if DEBUG
        /// <summary>Issued for com.example.invoices.debug.</summary>
        public const string Current = "the key of the debug build";
#else
        /// <summary>Issued for com.example.invoices.</summary>
        public const string Current = "the key of the release build";
#endif
    }
}
// endregion
