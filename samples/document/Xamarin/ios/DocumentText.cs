using System.Threading.Tasks;
using Deckle.SDK.Xamarin.iOS;

namespace Invoices
{
    public static class DocumentText
    {
        // region getText
        /// <returns>The text of all pages, or of one; empty when nothing was found.</returns>
        /// <exception cref="DocumentException">The text couldn't be read.</exception>
        public static Task<string> GetAsync(int pageNumber = -1) => Task.Run(() =>
        {
            var text = DocumentDataReader.GetText(pageNumber);
            var message = DeckleSDK.LastError;
            if (message.Length > 0) throw new DocumentException(message);
            return text;
        });
        // endregion
    }
}
