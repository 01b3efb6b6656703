package com.example.invoices;

import java.util.ArrayList;
import java.util.List;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

// region accounts
public final class BankAccount {
    public final String iban;
    public final String bic;

    private BankAccount(String iban, String bic) {
        this.iban = iban;
        this.bic = bic;
    }

    static List<BankAccount> readAll(JSONObject address) throws JSONException {
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
