package com.example.invoices

import android.app.AlertDialog
import android.content.Context

// region chooseAccount
/** Takes the context of an activity: in a composable, `LocalContext.current`. */
fun chooseAccount(context: Context, accounts: List<BankAccount>, onChosen: (BankAccount) -> Unit) {
    val items = accounts.map { formatIban(it.iban) }.toTypedArray()
    AlertDialog.Builder(context)
        .setTitle("Which account do you want to pay?")
        .setItems(items) { _, index -> onChosen(accounts[index]) }
        .show()
}
// endregion
