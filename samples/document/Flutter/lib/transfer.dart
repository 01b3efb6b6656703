// region transfer
import 'dart:convert';

import 'invoice.dart';

class Transfer {
  const Transfer({
    this.recipient = '',
    this.accounts = const [],
    this.amount = '',
    this.reference = '',
    this.isPaid = false,
  });

  final String recipient;
  final List<BankAccount> accounts;

  /// In euros with a decimal point, or empty if none was found.
  final String amount;
  final String reference;
  final bool isPaid;
}

Transfer parseTransfer(String json) {
  final result = jsonDecode(json) as Map<String, Object?>;
  final address = result['Address'] as Map<String, Object?>;
  final creditor = result['SEPACreditor'] as String? ?? '';
  final amount = result['Amount'] as String;
  return Transfer(
    recipient: creditor.isEmpty ? address['Name1'] as String : creditor,
    accounts: readAccounts(address),
    amount: amount == '0.00' ? '' : amount,
    reference: result['Reference'] as String,
    isPaid: result['PaymentState'] == 'Paid',
  );
}
// endregion
