// region parserTest
import 'package:flutter_test/flutter_test.dart';
import 'package:invoices/invoice.dart';

const _invoice = '''
{
  "Address": {
    "Name1": "Papierhaus Lindner GmbH",
    "Bank": [{ "IBAN": "DE89370400440532013000", "BIC": "TESTDEFFXXX" }]
  },
  "Date": "2025-04-17",
  "Amount": "284.41",
  "InvoiceId": "RE-2025-0417",
  "Reference": "RE-2025-0417"
}
''';

void main() {
  test('reads the amount and the account', () {
    final invoice = parseInvoice(_invoice);
    expect(invoice.amountInCents, 28441);
    expect(invoice.accounts.single.iban, 'DE89370400440532013000');
  });

  test('reads an amount of 0.00 as null', () {
    final json = _invoice.replaceFirst('284.41', '0.00');
    expect(parseInvoice(json).amountInCents, isNull);
  });
}
// endregion
