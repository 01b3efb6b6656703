// region quickStart
import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document_datareader.dart';
import 'package:deckle_sdk/deckle_sdk_ui.dart';

/// Call it once, when your app starts.
Future<void> start() async {
  // With an empty license key, the SDK works for one minute.
  if (!await DeckleSdk.initSDK('')) {
    throw StateError(await DeckleSdk.getLastError());
  }
  await DeckleSdkDocumentDataReader.setAnalyzeConfiguration(
    AnalyzeConfiguration(),
  );
}

/// Completes with JSON, `''` if no data is found, or `null` on cancel.
/// Throws if the SDK reports a failure.
Future<String?> scanInvoice() async {
  final config = DocumentScannerConfiguration()..confirmPages = true;
  final finished = await DeckleSdkUi.scanDocument(config);
  final json = finished ? await DeckleSdkDocumentDataReader.analyze() : null;

  final error = await DeckleSdk.getLastError();
  if (error.isNotEmpty) throw StateError(error);
  return json;
}
// endregion
