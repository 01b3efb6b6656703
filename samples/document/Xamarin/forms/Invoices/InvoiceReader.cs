using System.Threading.Tasks;
using Deckle.SDK.Xamarin.Forms;

namespace Invoices
{
    public static class InvoiceReader
    {
        // region analyze
        /// <returns>The data of the current document, or null when it shows none.</returns>
        /// <exception cref="DocumentException">The document couldn't be read.</exception>
        public static async Task<Invoice?> ReadInvoiceAsync()
        {
            var json = await Task.Run(() =>
            {
                var result = DocumentDataReader.Analyze();
                var reason = DeckleSDK.LastError;
                return reason.Length > 0 ? throw new DocumentException(reason) : result;
            });
            return json.Length > 0 ? InvoiceParser.Parse(json) : null;
        }
        // endregion
    }
}
