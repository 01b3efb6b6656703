package com.example.invoices;

import androidx.annotation.Nullable;
import java.math.BigDecimal;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

// region transfer
/** The fields of a transfer form. The amount is in euros, and null if none was found. */
public final class Transfer {
    public final String recipient;
    public final String iban;
    public final String bic;
    @Nullable public final BigDecimal amount;
    public final String reference;
    public final boolean alreadyPaid;

    public Transfer(String json) throws JSONException {
        JSONObject result = new JSONObject(json);
        JSONObject address = result.getJSONObject("Address");
        JSONArray accounts = address.optJSONArray("Bank");
        JSONArray ibans = address.optJSONArray("IBAN");
        JSONObject account = accounts == null ? null : accounts.optJSONObject(0);
        String creditor = result.optString("SEPACreditor");

        recipient = creditor.isEmpty() ? address.getString("Name1") : creditor;
        if (account != null) {
            iban = account.optString("IBAN");
        } else {
            iban = ibans == null ? "" : ibans.optString(0);
        }
        bic = account == null ? "" : account.optString("BIC");
        amount = parseAmount(result.getString("Amount"));
        reference = result.getString("Reference");
        alreadyPaid = result.optString("PaymentState").equals("Paid");
    }

    @Nullable
    private static BigDecimal parseAmount(String value) {
        try {
            BigDecimal amount = new BigDecimal(value);
            return amount.signum() > 0 ? amount : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
// endregion
