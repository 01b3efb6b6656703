package com.example.invoices;

import androidx.annotation.Nullable;
import com.example.deckle.sdk.Document;
import java.io.File;

final class PdfFiles {
    private PdfFiles() {
    }

    // region writePDF
    /** Returns the written file, or null. Blocks until the file is complete. */
    @Nullable
    static File writePDF(File filesDir) {
        File folder = new File(filesDir, "invoices");
        folder.mkdirs();
        return Document.writePDF(new File(folder, "Invoice.pdf"), true, Document.PDFPageFormat.FIT_TO_PAGES);
    }
    // endregion

    // region archivePDF
    /** Never overwrites a file: the next invoice becomes Invoice(1).pdf. */
    @Nullable
    static File archivePDF(File filesDir) {
        File folder = new File(filesDir, "archive");
        folder.mkdirs();
        File pdf = Document.writePDF(new File(folder, "Invoice.pdf"), false, Document.PDFPageFormat.FIT_TO_PAGES);
        if (pdf != null) {
            Housekeeping.discardDocument();
        }
        return pdf;
    }
    // endregion

    // region writeSmallPDF
    /** A4 pages, 10 MB if possible. */
    @Nullable
    static File writeSmallPDF(File filesDir) {
        File folder = new File(filesDir, "invoices");
        folder.mkdirs();
        return Document.writePDF(new File(folder, "Invoice.pdf"), true, Document.PDFPageFormat.A4, 10 * 1024);
    }
    // endregion
}
