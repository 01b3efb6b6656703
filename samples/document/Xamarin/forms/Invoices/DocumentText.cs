using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Deckle.SDK.Xamarin.Forms;

namespace Invoices
{
    public static class DocumentText
    {
        // region getText
        /// <returns>The text of all pages, or of one; empty when nothing was found.</returns>
        /// <exception cref="DocumentException">The text couldn't be read.</exception>
        public static Task<string> GetAsync(int pageNumber = -1) => Task.Run(() => Get(pageNumber));

        private static string Get(int pageNumber)
        {
            var text = DocumentDataReader.GetText(pageNumber);
            var message = DeckleSDK.LastError;
            if (message.Length > 0) throw new DocumentException(message);
            return text;
        }
        // endregion

        // region getTextPage
        public static Task<string> GetCoverAsync() => GetAsync(1);
        // endregion

        // region findPages
        /// <returns>The numbers of the pages that contain the word.</returns>
        public static Task<List<int>> FindAsync(string word) => Task.Run(() =>
        {
            var hits = new List<int>();
            var count = Document.PageCount();
            for (var number = 1; number <= count; number++)
            {
                var position = Get(number).IndexOf(word, StringComparison.OrdinalIgnoreCase);
                if (position >= 0) hits.Add(number);
            }
            return hits;
        });
        // endregion
    }
}
