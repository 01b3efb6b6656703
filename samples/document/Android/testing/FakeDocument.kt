package com.example.invoices

import java.io.File

// region fake
/** A document with [pageCount] pages. If [lastError] isn't empty, writing fails. */
class FakeDocument(
    override val pageCount: Int = 1,
    override val lastError: String = "",
) : CurrentDocument {
    override fun writePDF(file: File): File? = file.takeIf { lastError.isEmpty() }
}
// endregion
