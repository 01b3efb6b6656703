// region integrationTest
import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';
import 'package:invoices/asset_file.dart';
import 'package:invoices/extract_data.dart';
import 'package:invoices/import_file.dart';
import 'package:invoices/init_sdk.dart';

void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();

  test('reads the amount of the sample invoice', () async {
    expect(await initSdk(), isTrue, reason: 'The license key was rejected.');

    expect(await importInvoice(await copyAsset('invoice.pdf')), 1);
    final invoice = await readInvoice();
    expect(invoice?.amountInCents, 28441);
  });
}
// endregion
