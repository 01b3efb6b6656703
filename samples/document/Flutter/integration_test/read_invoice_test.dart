// region integrationTest
import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';
import 'package:invoices/asset_file.dart';
import 'package:invoices/extract_data.dart';
import 'package:invoices/import_file.dart';
import 'package:invoices/init_sdk.dart';

void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();

  // Device farms get only the results of `testWidgets`, not those of `test`.
  testWidgets('reads the amount of the sample invoice', (_) async {
    expect(await initSdk(), isTrue, reason: 'The license key was rejected.');

    expect(await importInvoice(await copyAsset('invoice.pdf')), 1);
    final invoice = await readInvoice();
    expect(invoice?.amountInCents, 28441);
  });
}
// endregion
