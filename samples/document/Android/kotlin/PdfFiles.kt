package com.example.invoices

import com.example.deckle.sdk.Document
import java.io.File

// region writePDF
/** Returns the written file, or null. Blocks until the file is complete. */
fun writePDF(filesDir: File): File? {
    val folder = File(filesDir, "invoices")
    folder.mkdirs()
    return Document.writePDF(File(folder, "Invoice.pdf"), true, Document.PDFPageFormat.FIT_TO_PAGES)
}
// endregion

// region archivePDF
/** Never overwrites a file: the next invoice becomes Invoice(1).pdf. */
fun archivePDF(filesDir: File): File? {
    val folder = File(filesDir, "archive")
    folder.mkdirs()
    val pdf = Document.writePDF(File(folder, "Invoice.pdf"), false, Document.PDFPageFormat.FIT_TO_PAGES)
    if (pdf != null) {
        discardDocument()
    }
    return pdf
}
// endregion

// region writeSmallPDF
/** A4 pages, 10 MB if possible. */
fun writeSmallPDF(filesDir: File): File? {
    val folder = File(filesDir, "invoices")
    folder.mkdirs()
    return Document.writePDF(File(folder, "Invoice.pdf"), true, Document.PDFPageFormat.A4, 10 * 1024)
}
// endregion
