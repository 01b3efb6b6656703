package com.example.invoices;

import androidx.annotation.Nullable;
import java.math.BigDecimal;
import java.util.List;
import org.json.JSONException;
import org.json.JSONObject;

// region invoice
/** A value that isn't on the document is null. */
public final class Invoice {
    public enum PaymentState { PAID, TO_PAY, UNKNOWN }

    @Nullable public final String sender;
    @Nullable public final String date;
    @Nullable public final BigDecimal amount;
    @Nullable public final String invoiceId;
    @Nullable public final String reference;
    public final List<BankAccount> accounts;
    public final PaymentState paymentState;

    public Invoice(String json) throws JSONException {
        JSONObject result = new JSONObject(json);
        JSONObject address = result.getJSONObject("Address");

        sender = emptyToNull(address.getString("Name1"));
        date = emptyToNull(result.getString("Date"));
        amount = parseAmount(result.getString("Amount"));
        invoiceId = emptyToNull(result.getString("InvoiceId"));
        reference = emptyToNull(result.getString("Reference"));
        accounts = BankAccount.readAll(address);

        switch (result.optString("PaymentState")) {
            case "Paid": paymentState = PaymentState.PAID; break;
            case "ToPay": paymentState = PaymentState.TO_PAY; break;
            default: paymentState = PaymentState.UNKNOWN;
        }
    }

    @Nullable
    private static String emptyToNull(String value) {
        return value.isEmpty() ? null : value;
    }

    @Nullable
    private static BigDecimal parseAmount(String value) {
        try {
            BigDecimal amount = new BigDecimal(value);
            return amount.signum() == 0 ? null : amount;
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
// endregion
