// region TransferForm
import 'package:flutter/material.dart';

import 'invoice.dart';
import 'transfer.dart';

/// The inputs of a transfer. Call [dispose] in the state that owns it.
class TransferForm {
  final recipient = TextEditingController();
  final iban = TextEditingController();
  final bic = TextEditingController();
  final amount = TextEditingController();
  final reference = TextEditingController();

  late final inputs = {
    'Recipient': recipient,
    'IBAN': iban,
    'BIC': bic,
    'Amount in euros': amount,
    'Reference': reference,
  };

  List<BankAccount> accounts = const [];

  void fill(Transfer transfer) {
    recipient.text = transfer.recipient;
    accounts = transfer.accounts;
    payTo(accounts.firstOrNull);
    amount.text = transfer.amount;
    reference.text = transfer.reference;
  }

  void payTo(BankAccount? account) {
    iban.text = account?.iban ?? '';
    bic.text = account?.bic ?? '';
  }

  void clear() => fill(const Transfer());

  void dispose() {
    for (final input in inputs.values) {
      input.dispose();
    }
  }
}
// endregion
