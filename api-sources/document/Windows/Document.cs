using System;
using System.IO;
using System.Threading.Tasks;

namespace Deckle.SDK.Windows;

public static class Document
{
    public enum PDFPageFormat
    {
        FitToPages,
        A4,
        A4Landscape,
        A5,
        A5Landscape,
        Letter,
        LetterLandscape,
        Legal,
        LegalLandscape,
    }

    /// Loads a PDF or image as the current document, with text recognition and without any screen.
    /// @param path The path of the file.
    /// @param data (since 1.0.3.1) The content of the file.
    /// @param stream (since 1.0.3.1) A stream with the content of the file.
    /// @param extension The file extension with its leading dot, as `Path.GetExtension` returns it.
    /// @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Asynchronous. Await the task.
    public static Task<bool> Load(string path) => throw new NotImplementedException();
    public static Task<bool> Load(byte[] data, string extension) => throw new NotImplementedException();
    public static Task<bool> Load(Stream stream, string extension) => throw new NotImplementedException();

    /// @since 1.0.3.1
    /// @param path The path of the file.
    /// @param data The content of the file.
    /// @param stream A stream with the content of the file.
    /// @param extension The file extension with its leading dot, as `Path.GetExtension` returns it.
    /// @thread Asynchronous. Await the task.
    public static Task<bool> AddPage(string path) => throw new NotImplementedException();
    public static Task<bool> AddPage(byte[] data, string extension) => throw new NotImplementedException();
    public static Task<bool> AddPage(Stream stream, string extension) => throw new NotImplementedException();

    public static int PageCount() => throw new NotImplementedException();

    /// @param page The number of the page, starting at 1; `-1` stands for the whole document.
    /// @failure Returns an empty string. `sdk:DeckleSDK.getLastError` returns the message.
    /// @thread Blocks until recognition is complete. Call it in `Task.Run`.
    public static string Text(int page) => throw new NotImplementedException();

    /// @thread Blocks until extraction is complete. Call it in `Task.Run`.
    public static string Analyze() => throw new NotImplementedException();

    /// @param path The file to write; `.pdf` is added if it is missing.
    /// @param format The page size of the PDF.
    /// @return the path of the written file, whose name can differ from `path` when `overwrite` is `false`
    /// @thread Blocks until pending text recognition is complete and the file is written. Call it in `Task.Run`.
    public static string? WritePDF(string path, bool overwrite, Document.PDFPageFormat format) => throw new NotImplementedException();
}
