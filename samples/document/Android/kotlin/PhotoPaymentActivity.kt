package com.example.invoices

import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.EditText
import android.widget.TextView
import androidx.activity.ComponentActivity
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.ui.DeckleButton
import com.example.deckle.sdk.ui.DeckleListItem
import com.example.deckle.sdk.ui.EmptyResultScreen
import com.example.deckle.sdk.ui.PhotoPaymentConfiguration
import com.example.deckle.sdk.ui.PhotoPaymentResult
import org.json.JSONException

class PhotoPaymentActivity : ComponentActivity() {

    private val buttons = mutableListOf<Button>()
    private lateinit var message: TextView

    // region startPhotoPayment
    private val photoPayment = registerForActivityResult(PhotoPaymentResult()) { json ->
        buttons.forEach { it.isEnabled = true }
        when {
            json == null -> showNoPayment(DeckleSDK.getLastError())
            json.isEmpty() -> clearForm("No payment data found")
            else -> showTransfer(json)
        }
    }

    private fun showNoPayment(error: String) {
        if (error.isEmpty()) {
            message.text = "Canceled"
        } else {
            Log.e("Invoices", "Photo payment failed: $error")
            clearForm("The invoice couldn't be read")
        }
    }

    private fun readPayment(config: PhotoPaymentConfiguration) {
        buttons.forEach { it.isEnabled = false }
        photoPayment.launch(config)
    }

    private fun readInvoice() {
        readPayment(PhotoPaymentConfiguration())
    }
    // endregion

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_photo_payment)
        message = findViewById(R.id.message)
        onClick(R.id.scan_button) { readInvoice() }
        onClick(R.id.quick_button) { readInvoiceQuickly() }
        onClick(R.id.state_button) { readPaymentState() }
        onClick(R.id.tips_button) { readWithOwnTips() }
        onClick(R.id.type_button) { readOrTypeIt() }
    }

    private fun onClick(id: Int, action: () -> Unit) {
        val button = findViewById<Button>(id)
        button.setOnClickListener { action() }
        buttons += button
    }

    // region showTransfer
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
    // endregion

    // region quickPayment
    private fun readInvoiceQuickly() {
        val config = PhotoPaymentConfiguration().apply {
            multiPage = false
            allowPageEditing = false
        }
        readPayment(config)
    }
    // endregion

    // region paymentState
    private fun readPaymentState() {
        val config = PhotoPaymentConfiguration()
        config.analyzeConfig.readPaymentState = true
        readPayment(config)
    }
    // endregion

    // region emptyResultScreen
    private fun readWithOwnTips() {
        val ownTip = DeckleListItem(title = "Is it an invoice?", message = "Scan the page with the bank account.")
        val config = PhotoPaymentConfiguration()
        config.emptyResultScreen = EmptyResultScreen().apply {
            title = "No payment data found"
            items = EmptyResultScreen.defaultItems + ownTip
            repeatButton = DeckleButton(title = "Scan again")
        }
        readPayment(config)
    }
    // endregion

    // region noEmptyResultScreen
    private fun readOrTypeIt() {
        readPayment(PhotoPaymentConfiguration().apply { emptyResultScreen = null })
    }
    // endregion
}
