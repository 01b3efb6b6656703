package com.example.invoices

import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import java.io.File
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL

// region writeImages
/** Empties the folder, and writes every page as a JPG file, in page order. Blocks until all files are written. */
@Throws(IOException::class)
fun writeImages(folder: File): List<File> {
    if (Document.pageCount() == 0) throw IOException("No document is loaded")
    folder.deleteRecursively()
    folder.mkdirs()
    return (1..Document.pageCount()).map { pageNumber ->
        Document.writeImage(pageNumber, File(folder, "page-$pageNumber.jpg"))
            ?: throw IOException("Page $pageNumber wasn't written: ${DeckleSDK.getLastError()}")
    }
}
// endregion

// region writeOriginal
/** Writes the original photo of a page to a file. */
@Throws(IOException::class)
fun writeOriginal(folder: File, documentId: String, pageNumber: Int): File {
    val jpg = Document.getImageBytes(pageNumber, Document.PageSourceType.ORIGINAL)
        ?: throw IOException("Page $pageNumber isn't available: ${DeckleSDK.getLastError()}")
    val file = File(folder, "original-$documentId-$pageNumber.jpg")
    file.writeBytes(jpg)
    return file
}
// endregion

// region uploadImage
/** Writes all pages to files, sends them, and deletes each file that the server has confirmed. */
@Throws(IOException::class)
fun uploadPages(folder: File, documentId: String) {
    writeImages(folder).forEachIndexed { index, image ->
        uploadImage(documentId, index + 1, image)
        image.delete()
    }
}

/** Sends one page to your own server. Blocks until the server responds. */
@Throws(IOException::class)
private fun uploadImage(documentId: String, pageNumber: Int, image: File) {
    val url = URL("https://api.example.com/invoices/$documentId/pages/$pageNumber")
    val connection = url.openConnection() as HttpURLConnection
    try {
        connection.requestMethod = "POST"
        connection.setRequestProperty("Content-Type", "image/jpeg")
        connection.setFixedLengthStreamingMode(image.length())
        connection.doOutput = true
        connection.outputStream.use { output -> image.inputStream().use { input -> input.copyTo(output) } }
        if (connection.responseCode !in 200..299) {
            throw IOException("The server responded with ${connection.responseCode}")
        }
    } finally {
        connection.disconnect()
    }
}
// endregion
