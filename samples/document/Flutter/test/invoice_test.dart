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
  "Reference": ""
}
''';

void main() {
  test('reads the amount and the account', () {
    final invoice = parseInvoice(_invoice);
    expect(invoice.amountInCents, 28441);
    expect(invoice.accounts.single.iban, 'DE89370400440532013000');
  });

  test('reads a missing value as null', () {
    expect(parseInvoice(_invoice).reference, isNull);
  });
}
// endregion
