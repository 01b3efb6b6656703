package com.example.invoices;

import java.math.BigDecimal;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

// region transfer
/** The fields of a transfer form. The amount is in euros, and null when none was found. */
public final class Transfer {
    public final String recipient;
    public final String iban;
    public final String bic;
    public final BigDecimal amount;
    public final String reference;

    public Transfer(String json) throws JSONException {
        JSONObject result = new JSONObject(json);
        JSONObject address = result.getJSONObject("Address");
        JSONArray accounts = address.optJSONArray("Bank");
        JSONArray ibans = address.optJSONArray("IBAN");
        JSONObject account = accounts == null ? null : accounts.optJSONObject(0);
        BigDecimal total = new BigDecimal(result.getString("Amount"));
        recipient = result.optString("SEPACreditor", address.getString("Name1"));
        bic = account == null ? "" : account.optString("BIC");
        amount = total.signum() > 0 ? total : null;
        reference = result.getString("Reference");
        if (account != null) {
            iban = account.optString("IBAN");
        } else {
            iban = ibans == null ? "" : ibans.optString(0);
        }
    }
}
// endregion
