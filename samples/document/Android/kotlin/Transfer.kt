package com.example.invoices

import java.math.BigDecimal
import org.json.JSONException
import org.json.JSONObject

// region transfer
/** The fields of a transfer form. The amount is in euros, and `null` if none was found. */
data class Transfer(
    val recipient: String,
    val iban: String,
    val bic: String,
    val amount: BigDecimal?,
    val reference: String,
    val alreadyPaid: Boolean,
)

@Throws(JSONException::class)
fun parseTransfer(json: String): Transfer {
    val result = JSONObject(json)
    val address = result.getJSONObject("Address")
    val account = address.optJSONArray("Bank")?.optJSONObject(0)
    val amount = result.getString("Amount").toBigDecimalOrNull()
    return Transfer(
        recipient = result.optString("SEPACreditor").ifEmpty { address.getString("Name1") },
        iban = account?.optString("IBAN") ?: address.optJSONArray("IBAN")?.optString(0).orEmpty(),
        bic = account?.optString("BIC").orEmpty(),
        amount = amount?.takeIf { it.signum() > 0 },
        reference = result.getString("Reference"),
        alreadyPaid = result.optString("PaymentState") == "Paid",
    )
}
// endregion

// region formatIban
/** `DE89370400440532013000` becomes `DE89 3704 0044 0532 0130 00`. */
fun formatIban(iban: String): String = iban.chunked(4).joinToString(" ")
// endregion
