// canary: wrong nullability | line 7 | possibly null reference
using Deckle.SDK.Windows;

public static class WrongNullability
{
    public static int Length() =>
        Document.WritePDF("Invoice.pdf", true, Document.PDFPageFormat.A4).Length;
}
