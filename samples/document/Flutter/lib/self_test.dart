// region selfTest
import 'package:flutter/services.dart';

import 'asset_file.dart';
import 'extract_data.dart';
import 'import_file.dart';
import 'invoice.dart';

/// Completes with what differs from the expected result.
Future<List<String>> selfTest() async {
  await importInvoice(await copyAsset('sample-invoice.pdf'));
  final found = _valuesOf(await readInvoice());
  final json = await rootBundle.loadString('assets/sample-invoice.json');
  final expected = _valuesOf(parseInvoice(json));
  return [
    for (final name in expected.keys)
      if (found[name] != expected[name])
        '$name: ${found[name]} instead of ${expected[name]}',
  ];
}

Map<String, Object?> _valuesOf(Invoice? invoice) => {
  'sender': invoice?.sender,
  'date': invoice?.date,
  'amount': invoice?.amountInCents,
  'invoiceId': invoice?.invoiceId,
  'reference': invoice?.reference,
  'accounts': invoice?.accounts.map((a) => '${a.iban} ${a.bic}').join(', '),
  'paymentState': invoice?.paymentState,
};
// endregion
