using System.Threading.Tasks;
using Deckle.SDK.MAUI;

namespace Invoices;

public static class FileImport
{
    // region loadFile
    /// <returns>The number of pages of the file, which is now the current document.</returns>
    /// <exception cref="DocumentException">The file couldn't be loaded.</exception>
    public static Task<int> LoadAsync(string path, string? password = null) => Task.Run(() =>
        DocumentDataReader.LoadFile(path, password)
            ? Document.PageCount()
            : throw new DocumentException(DeckleSDK.LastError));
    // endregion
}
