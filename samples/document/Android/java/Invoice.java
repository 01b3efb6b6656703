package com.example.invoices;

import androidx.annotation.Nullable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

// region invoice
/** A value that isn't on the document is null. */
public final class Invoice {
    public enum PaymentState { PAID, TO_PAY, UNKNOWN }

    public static final class BankAccount {
        public final String iban;
        public final String bic;

        BankAccount(String iban, String bic) {
            this.iban = iban;
            this.bic = bic;
        }
    }

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
        accounts = readAccounts(address);

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

    private static List<BankAccount> readAccounts(JSONObject address) throws JSONException {
        List<BankAccount> accounts = new ArrayList<>();
        JSONArray banks = address.optJSONArray("Bank");
        JSONArray ibans = address.optJSONArray("IBAN");
        if (banks != null) {
            for (int index = 0; index < banks.length(); index++) {
                JSONObject bank = banks.getJSONObject(index);
                accounts.add(new BankAccount(bank.getString("IBAN"), bank.getString("BIC")));
            }
        } else if (ibans != null) {
            for (int index = 0; index < ibans.length(); index++) {
                accounts.add(new BankAccount(ibans.getString(index), ""));
            }
        }
        return accounts;
    }
}
// endregion
