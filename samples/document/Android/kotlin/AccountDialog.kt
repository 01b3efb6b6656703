package com.example.invoices

import android.app.AlertDialog
import android.content.Context

// region chooseAccount
/** Takes the context of an activity: in a composable, `LocalContext.current`. */
fun chooseAccount(context: Context, accounts: List<BankAccount>, onChosen: (BankAccount) -> Unit) {
    AlertDialog.Builder(context)
        .setTitle("Which account do you want to pay?")
        .setItems(accounts.map { formatIban(it.iban) }.toTypedArray()) { _, index -> onChosen(accounts[index]) }
        .show()
}
// endregion
