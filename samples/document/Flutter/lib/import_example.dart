// region importExample
import 'asset_file.dart';
import 'import_file.dart';

/// Loads the invoice that ships with the app, for tests without a picker.
Future<int> importExample() async {
  return importInvoice(await copyAsset('invoice.pdf'));
}
// endregion
