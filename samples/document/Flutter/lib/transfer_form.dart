// region TransferForm
import 'package:flutter/material.dart';

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

  void fill(Transfer transfer) {
    recipient.text = transfer.recipient;
    final account = transfer.accounts.firstOrNull;
    iban.text = account?.iban ?? '';
    bic.text = account?.bic ?? '';
    amount.text = transfer.amount;
    reference.text = transfer.reference;
  }

  void dispose() {
    for (final input in inputs.values) {
      input.dispose();
    }
  }
}
// endregion
