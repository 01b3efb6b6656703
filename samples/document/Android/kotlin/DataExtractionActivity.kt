package com.example.invoices

import android.app.AlertDialog
import android.net.Uri
import android.os.Bundle
import android.util.Log
import android.widget.TextView
import androidx.activity.ComponentActivity
import androidx.lifecycle.lifecycleScope
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.dataextraction.DocumentDataReader
import java.io.File
import java.io.IOException
import java.math.BigDecimal
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.json.JSONException
import org.json.JSONObject

/** Shows the data of the current document. Tapping it lists the other bank accounts. */
class DataExtractionActivity : ComponentActivity() {
    private lateinit var invoiceView: TextView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        invoiceView = TextView(this)
        setContentView(invoiceView)
        readInvoice()
    }

    // region analyze
    private fun readInvoice() {
        lifecycleScope.launch {
            val (json, error) = withContext(Dispatchers.IO) {
                DocumentDataReader.analyze() to DeckleSDK.getLastError()
            }
            when {
                json.isNotEmpty() -> showInvoice(json)
                error.isEmpty() -> invoiceView.text = "No data found on this document"
                else -> {
                    Log.e(TAG, "Data extraction failed: $error")
                    invoiceView.text = "The data couldn't be read"
                }
            }
        }
    }
    // endregion

    // region invoiceTypes
    enum class PaymentState { PAID, TO_PAY, UNKNOWN }

    data class BankAccount(val iban: String, val bic: String)

    /** A value that isn't on the document is null. */
    data class Invoice(
        val sender: String?,
        val date: String?,
        val amount: BigDecimal?,
        val invoiceId: String?,
        val reference: String?,
        val accounts: List<BankAccount>,
        val paymentState: PaymentState,
    )
    // endregion

    // region parseInvoice
    @Throws(JSONException::class)
    private fun parseInvoice(json: String): Invoice {
        val result = JSONObject(json)
        val address = result.getJSONObject("Address")
        return Invoice(
            sender = address.getString("Name1").ifEmpty { null },
            date = result.getString("Date").ifEmpty { null },
            amount = result.getString("Amount").toBigDecimalOrNull()?.takeIf { it.signum() != 0 },
            invoiceId = result.getString("InvoiceId").ifEmpty { null },
            reference = result.getString("Reference").ifEmpty { null },
            accounts = readAccounts(address),
            paymentState = when (result.optString("PaymentState")) {
                "Paid" -> PaymentState.PAID
                "ToPay" -> PaymentState.TO_PAY
                else -> PaymentState.UNKNOWN
            },
        )
    }
    // endregion

    // region readAccounts
    private fun readAccounts(address: JSONObject): List<BankAccount> {
        val banks = address.optJSONArray("Bank")
        if (banks != null) {
            return List(banks.length()) { index ->
                val bank = banks.getJSONObject(index)
                BankAccount(iban = bank.getString("IBAN"), bic = bank.getString("BIC"))
            }
        }
        val ibans = address.optJSONArray("IBAN") ?: return emptyList()
        return List(ibans.length()) { index -> BankAccount(iban = ibans.getString(index), bic = "") }
    }
    // endregion

    // region chooseAccount
    private fun chooseAccount(accounts: List<BankAccount>, onChosen: (BankAccount) -> Unit) {
        AlertDialog.Builder(this)
            .setTitle("Which account do you want to pay?")
            .setItems(accounts.map { formatIban(it.iban) }.toTypedArray()) { _, index -> onChosen(accounts[index]) }
            .show()
    }
    // endregion

    // region selfTest
    /** Returns the differences from the expected result. Blocks, so call it off the main thread. */
    @Throws(IOException::class, JSONException::class)
    fun selfTest(): List<String> {
        val pdf = File(cacheDir, "sample-invoice.pdf")
        assets.open(pdf.name).use { input -> pdf.outputStream().use { input.copyTo(it) } }
        if (!DocumentDataReader.loadFile(Uri.fromFile(pdf))) throw IOException(DeckleSDK.getLastError())

        val json = DocumentDataReader.analyze()
        if (json.isEmpty()) throw IOException("No data: ${DeckleSDK.getLastError()}")
        val found = parseInvoice(json)
        val expected = parseInvoice(assets.open("sample-invoice.json").bufferedReader().use { it.readText() })

        return listOf(
            Invoice::sender, Invoice::date, Invoice::amount, Invoice::invoiceId,
            Invoice::reference, Invoice::accounts, Invoice::paymentState,
        ).filter { it.get(found) != it.get(expected) }
            .map { "${it.name}: ${it.get(found)} instead of ${it.get(expected)}" }
    }
    // endregion

    private fun showInvoice(json: String) {
        try {
            showInvoice(parseInvoice(json))
        } catch (e: JSONException) {
            Log.e(TAG, "The result isn't valid", e)
            invoiceView.text = "The data couldn't be read"
        }
    }

    private fun showInvoice(invoice: Invoice, account: BankAccount? = invoice.accounts.firstOrNull()) {
        invoiceView.text = listOfNotNull(
            invoice.sender,
            invoice.date,
            invoice.amount?.let { "$it €" },
            invoice.invoiceId,
            invoice.reference,
            account?.let { formatIban(it.iban) },
            account?.bic?.ifEmpty { null },
            invoice.paymentState.name,
        ).joinToString("\n")

        if (invoice.accounts.size > 1) {
            invoiceView.setOnClickListener {
                chooseAccount(invoice.accounts) { chosen -> showInvoice(invoice, chosen) }
            }
        }
    }

    private companion object {
        const val TAG = "DataExtraction"
    }
}
