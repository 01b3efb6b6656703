// region analyze
import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_document_datareader.dart';
import 'package:flutter/foundation.dart';

import 'invoice.dart';
import 'sdk_exception.dart';

/// Completes with `null` if no data is found. Throws on failure.
Future<Invoice?> readInvoice() async {
  final json = await DeckleSdkDocumentDataReader.analyze();
  if (json.isNotEmpty) return parseInvoice(json);

  final reason = await DeckleSdk.getLastError();
  if (reason.isNotEmpty) throw SdkException(reason);
  return null;
}
// endregion

// region setAnalyzeConfiguration
/// Call this once, right after `initSDK` has completed with `true`.
Future<bool> prepareDataExtraction() async {
  final config = AnalyzeConfiguration()
    ..readBIC = true
    ..readPaymentState = true;
  final accepted =
      await DeckleSdkDocumentDataReader.setAnalyzeConfiguration(config);
  if (!accepted) {
    debugPrint('No data extraction: ${await DeckleSdk.getLastError()}');
  }
  return accepted;
}
// endregion
