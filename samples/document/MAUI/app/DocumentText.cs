using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Deckle.SDK.MAUI;

namespace Invoices;

public static class DocumentText
{
    // region getText
    /// <returns>The text of the current document, empty when it has none.</returns>
    /// <exception cref="DocumentException">Recognition has failed.</exception>
    public static Task<string> ReadAsync() => Task.Run(() => Read(-1));

    private static string Read(int page)
    {
        var text = DocumentDataReader.GetText(page);
        var reason = DeckleSDK.LastError;
        return reason.Length > 0 ? throw new DocumentException(reason) : text;
    }
    // endregion

    // region getTextPage
    public static Task<string> ReadPageAsync(int page) => Task.Run(() => Read(page));

    public static Task<string> ReadFirstPageAsync() => ReadPageAsync(1);
    // endregion

    // region findPages
    /// <returns>The numbers of the pages that contain the word; the first page is 1.</returns>
    public static Task<List<int>> FindPagesAsync(string word) => Task.Run(() =>
    {
        var pages = new List<int>();
        for (var page = 1; page <= Document.PageCount(); page++)
        {
            if (Read(page).Contains(word, StringComparison.OrdinalIgnoreCase)) pages.Add(page);
        }
        return pages;
    });
    // endregion
}
