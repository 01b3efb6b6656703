package com.example.invoices;

import android.app.AlertDialog;
import android.content.Context;
import java.util.List;
import java.util.function.Consumer;

// region chooseAccount
final class AccountDialog {
    private AccountDialog() {}

    /** Takes the context of an activity. */
    static void chooseAccount(
            Context context,
            List<BankAccount> accounts,
            Consumer<BankAccount> onChosen) {
        String[] items = new String[accounts.size()];
        for (int index = 0; index < items.length; index++) {
            items[index] = Iban.format(accounts.get(index).iban);
        }
        new AlertDialog.Builder(context)
                .setTitle("Which account do you want to pay?")
                .setItems(items, (dialog, index) -> onChosen.accept(accounts.get(index)))
                .show();
    }
}
// endregion
