// region licenseKey
namespace Invoices
{
    /// <summary>With an empty key, the SDK works for one minute after each start.</summary>
    public static class LicenseKeys
    {
#if DEBUG
        /// <summary>The key for com.example.invoices.debug.</summary>
        public const string Current = "";
#else
        /// <summary>The key for com.example.invoices.</summary>
        public const string Current = "";
#endif
    }
}
// endregion
