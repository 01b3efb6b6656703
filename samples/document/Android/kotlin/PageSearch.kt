package com.example.invoices

import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import com.example.deckle.sdk.dataextraction.DocumentDataReader
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

// region findPages
/** Returns the 1-based numbers of the pages that contain a word. */
@Throws(IOException::class)
suspend fun findPages(word: String): List<Int> =
    withContext(Dispatchers.IO) {
        (1..Document.pageCount()).filter { pageNumber ->
            val text = DocumentDataReader.getText(pageNumber)
            val error = DeckleSDK.getLastError()
            if (text.isEmpty() && error.isNotEmpty()) throw IOException(error)
            text.contains(word, ignoreCase = true)
        }
    }
// endregion
