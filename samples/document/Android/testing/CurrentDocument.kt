package com.example.invoices

import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import java.io.File

// region boundary
/** What the app needs from the SDK after a scan. Unit tests replace it, because the SDK runs on Android only. */
interface CurrentDocument {
    val pageCount: Int

    /** The message of the call that failed last, or an empty string. */
    val lastError: String

    /** Writes the document to [file]. Blocks; returns null when it fails. */
    fun writePDF(file: File): File?
}

/** The document that the SDK holds. */
object DeckleDocument : CurrentDocument {
    override val pageCount: Int
        get() = Document.pageCount()

    override val lastError: String
        get() = DeckleSDK.getLastError()

    override fun writePDF(file: File): File? =
        Document.writePDF(file, true, Document.PDFPageFormat.A4)
}
// endregion
