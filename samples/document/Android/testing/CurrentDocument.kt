package com.example.invoices

import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import java.io.File

// region boundary
/** The SDK functions that the app needs after a scan. Unit tests replace them, because the SDK runs only on Android. */
interface CurrentDocument {
    val pageCount: Int

    /** The message of the last call if it failed, or an empty string. */
    val lastError: String

    /** Writes the document to [file]. Blocks. Returns null on failure. */
    fun writePDF(file: File): File?
}

/** The current document of the SDK. */
object DeckleDocument : CurrentDocument {
    override val pageCount: Int
        get() = Document.pageCount()

    override val lastError: String
        get() = DeckleSDK.getLastError()

    override fun writePDF(file: File): File? =
        Document.writePDF(file, true, Document.PDFPageFormat.A4)
}
// endregion
