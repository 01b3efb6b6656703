// region invoiceTypes
import 'dart:convert';

enum PaymentState { paid, toPay, unknown }

class BankAccount {
  const BankAccount({required this.iban, this.bic = ''});

  final String iban;
  final String bic;
}

/// `null` means that the document doesn't show this value.
class Invoice {
  const Invoice({
    this.sender,
    this.date,
    this.amountInCents,
    this.invoiceId,
    this.reference,
    this.accounts = const [],
    this.paymentState = PaymentState.unknown,
  });

  final String? sender;
  final DateTime? date;
  final int? amountInCents;
  final String? invoiceId;
  final String? reference;
  final List<BankAccount> accounts;
  final PaymentState paymentState;
}
// endregion

// region parseInvoice
const _paymentStates = {
  'Paid': PaymentState.paid,
  'ToPay': PaymentState.toPay,
};

Invoice parseInvoice(String json) {
  final result = jsonDecode(json) as Map<String, Object?>;
  final address = result['Address'] as Map<String, Object?>;
  return Invoice(
    sender: _found(address['Name1']),
    date: DateTime.tryParse(result['Date'] as String),
    amountInCents: _cents(result['Amount'] as String),
    invoiceId: _found(result['InvoiceId']),
    reference: _found(result['Reference']),
    accounts: readAccounts(address),
    paymentState:
        _paymentStates[result['PaymentState']] ?? PaymentState.unknown,
  );
}

String? _found(Object? value) => value is String && value != '' ? value : null;

int? _cents(String amount) {
  // Rounded, because 284.41 * 100 isn't exactly 28441.
  final cents = ((double.tryParse(amount) ?? 0) * 100).round();
  return cents == 0 ? null : cents;
}
// endregion

// region readAccounts
List<BankAccount> readAccounts(Map<String, Object?> address) {
  final banks = address['Bank'] as List<Object?>?;
  if (banks != null) {
    return [
      for (final bank in banks.cast<Map<String, Object?>>())
        BankAccount(
          iban: bank['IBAN'] as String,
          bic: bank['BIC'] as String,
        ),
    ];
  }
  final ibans = address['IBAN'] as List<Object?>? ?? const [];
  return [for (final iban in ibans.cast<String>()) BankAccount(iban: iban)];
}
// endregion
