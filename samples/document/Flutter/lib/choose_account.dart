// region chooseAccount
import 'package:flutter/material.dart';

import 'format_iban.dart';
import 'invoice.dart';

/// Completes with the account that the user chose, or with `null` on cancel.
Future<BankAccount?> chooseAccount(
  BuildContext context,
  List<BankAccount> accounts,
) {
  return showDialog<BankAccount>(
    context: context,
    builder: (context) => SimpleDialog(
      title: const Text('Pay to'),
      children: [
        for (final account in accounts)
          SimpleDialogOption(
            onPressed: () => Navigator.of(context).pop(account),
            child: Text('${formatIban(account.iban)} ${account.bic}'),
          ),
      ],
    ),
  );
}
// endregion
