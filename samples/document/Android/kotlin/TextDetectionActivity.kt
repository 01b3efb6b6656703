package com.example.invoices

import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView
import androidx.activity.ComponentActivity
import androidx.lifecycle.lifecycleScope
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.dataextraction.DocumentDataReader
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** Shows the text of the current document and searches its pages. */
class TextDetectionActivity : ComponentActivity() {
    private val buttons = mutableListOf<Button>()
    private lateinit var textView: TextView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        textView = TextView(this)
        setContentView(
            LinearLayout(this).apply {
                orientation = LinearLayout.VERTICAL
                fitsSystemWindows = true
                addView(button("Whole document") { showText() })
                addView(button("First page") { showText(1) })
                addView(button("Find “IBAN”") { showPagesWith("IBAN") })
                addView(textView)
            },
        )
    }

    // region getText
    /** Shows the text of a page, or without its number that of the whole document. */
    private fun showText(pageNumber: Int = -1) {
        buttons.forEach { it.isEnabled = false }
        lifecycleScope.launch {
            val (text, error) = withContext(Dispatchers.IO) {
                DocumentDataReader.getText(pageNumber) to DeckleSDK.getLastError()
            }
            showResult(text, error)
        }
    }

    private fun showResult(text: String, error: String) {
        buttons.forEach { it.isEnabled = true }
        when {
            text.isNotEmpty() -> textView.text = text
            error.isEmpty() -> textView.text = "No text found"
            else -> {
                Log.e("Invoices", "Text recognition failed: $error")
                textView.text = "The text couldn't be read"
            }
        }
    }
    // endregion

    // region showPages
    private fun showPagesWith(word: String) {
        buttons.forEach { it.isEnabled = false }
        lifecycleScope.launch {
            try {
                val pages = findPages(word)
                showResult(if (pages.isEmpty()) "Not found" else "Found on page ${pages.joinToString()}", "")
            } catch (e: IOException) {
                showResult("", e.message.orEmpty())
            }
        }
    }
    // endregion

    private fun button(label: String, onClick: () -> Unit): Button =
        Button(this).apply {
            text = label
            setOnClickListener { onClick() }
            buttons += this
        }
}
