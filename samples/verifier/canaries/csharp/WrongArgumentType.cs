// canary: wrong argument type | line 6 | cannot convert from 'string' to 'bool'
using Deckle.SDK.Windows;

public static class WrongArgumentType
{
    public static string? Write() => Document.WritePDF("Invoice.pdf", "true", Document.PDFPageFormat.A4);
}
