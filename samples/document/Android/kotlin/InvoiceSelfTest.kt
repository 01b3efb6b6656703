package com.example.invoices

import android.content.Context
import android.net.Uri
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.dataextraction.DocumentDataReader
import java.io.File
import java.io.IOException
import org.json.JSONException

// region selfTest
/** Returns the differences from the expected result. Blocks, so call it off the main thread. */
@Throws(IOException::class, JSONException::class)
fun selfTest(context: Context): List<String> {
    val pdf = File(context.cacheDir, "sample-invoice.pdf")
    context.assets.open(pdf.name).use { input -> pdf.outputStream().use { input.copyTo(it) } }
    if (!DocumentDataReader.loadFile(Uri.fromFile(pdf))) throw IOException(DeckleSDK.getLastError())

    val json = DocumentDataReader.analyze()
    if (json.isEmpty()) throw IOException("No data: ${DeckleSDK.getLastError()}")
    val found = parseInvoice(json)
    val expected = context.assets.open("sample-invoice.json").bufferedReader().use { parseInvoice(it.readText()) }

    return listOf(
        Invoice::sender, Invoice::date, Invoice::amount, Invoice::invoiceId,
        Invoice::reference, Invoice::accounts, Invoice::paymentState,
    ).filter { it.get(found) != it.get(expected) }
        .map { "${it.name}: ${it.get(found)} instead of ${it.get(expected)}" }
}
// endregion
