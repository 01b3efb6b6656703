using System;
using System.Threading.Tasks;

namespace Deckle.SDK.Xamarin.iOS;

public static class UI
{
    /// @param config Settings of the scan.
    /// @return a task of `true` when the user finishes; the scanned pages are now the current document
    /// @cancel The result is `false` if the user closes the scanner or goes back; `sdk:DeckleSDK.getLastError` is empty.
    /// @failure The result is `false`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Call it on the main thread and await the task, which completes on the main thread.
    public static Task<bool> ScanDocument(DocumentScannerConfiguration config) => throw new NotImplementedException();
}
