package com.example.invoices

import java.math.BigDecimal
import org.json.JSONException
import org.json.JSONObject

// region invoice
enum class PaymentState { PAID, TO_PAY, UNKNOWN }

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

@Throws(JSONException::class)
fun parseInvoice(json: String): Invoice {
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

// region accounts
data class BankAccount(val iban: String, val bic: String)

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
