package com.example.invoices

import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.util.Log
import android.widget.EditText
import android.widget.TextView
import androidx.activity.ComponentActivity
import androidx.core.content.IntentCompat
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.ui.PhotoPaymentConfiguration
import com.example.deckle.sdk.ui.PhotoPaymentFiles
import com.example.deckle.sdk.ui.PhotoPaymentFilesResult
import org.json.JSONException

class ShareTargetActivity : ComponentActivity() {

    private lateinit var message: TextView

    // region startPhotoPaymentWithExternalFiles
    private val photoPayment = registerForActivityResult(PhotoPaymentFilesResult()) { json ->
        when {
            json == null -> showNoPayment(DeckleSDK.getLastError())
            json.isEmpty() -> clearForm("No payment data found")
            else -> showTransfer(json)
        }
    }

    private fun readFiles(intent: Intent) {
        val files = sharedFiles(intent)
        if (files.isEmpty()) {
            clearForm("Share a PDF or an image")
        } else {
            photoPayment.launch(PhotoPaymentFiles(files, PhotoPaymentConfiguration()))
        }
    }
    // endregion

    // region onNewIntent
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_share_target)
        message = findViewById(R.id.message)
        if (savedInstanceState == null) readFiles(intent)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        setIntent(intent)
        readFiles(intent)
    }
    // endregion

    private fun showTransfer(json: String) {
        try {
            val transfer = parseTransfer(json)
            findViewById<EditText>(R.id.recipient).setText(transfer.recipient)
            findViewById<EditText>(R.id.iban).setText(formatIban(transfer.iban))
            findViewById<EditText>(R.id.bic).setText(transfer.bic)
            findViewById<EditText>(R.id.amount).setText(transfer.amount?.toPlainString().orEmpty())
            findViewById<EditText>(R.id.reference).setText(transfer.reference)
            message.text =
                if (transfer.alreadyPaid) "This invoice seems to be paid" else "Check every field before you pay"
        } catch (e: JSONException) {
            // Without the exception, whose message contains the data.
            Log.e("Invoices", "The payment data isn't valid")
            clearForm("The invoice couldn't be read")
        }
    }

    /** Empties the form: after a failure, or when the transfer has been sent. */
    private fun clearForm(text: String) {
        listOf(R.id.recipient, R.id.iban, R.id.bic, R.id.amount, R.id.reference)
            .forEach { findViewById<EditText>(it).setText("") }
        message.text = text
    }

    private fun showNoPayment(error: String) {
        if (error.isEmpty()) {
            message.text = "Canceled"
        } else {
            Log.e("Invoices", "Photo payment failed: $error")
            clearForm("The invoice couldn't be read")
        }
    }
}

// region sharedFiles
fun sharedFiles(intent: Intent): List<Uri> {
    // From the recent apps, a finished activity gets its old intent again, without access to the files.
    if ((intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) return emptyList()
    val uris: List<Uri> = when (intent.action) {
        Intent.ACTION_SEND ->
            listOfNotNull(IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri::class.java))
        Intent.ACTION_SEND_MULTIPLE ->
            IntentCompat.getParcelableArrayListExtra<Uri>(intent, Intent.EXTRA_STREAM, Uri::class.java).orEmpty()
        Intent.ACTION_VIEW -> listOfNotNull(intent.data)
        else -> emptyList()
    }
    return uris.filter { it.scheme == ContentResolver.SCHEME_CONTENT }
}
// endregion
