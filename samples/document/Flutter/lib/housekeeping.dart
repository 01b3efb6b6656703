// region getTraceFile
import 'package:deckle_sdk/deckle_sdk.dart';
import 'package:deckle_sdk/deckle_sdk_logger.dart';
import 'package:flutter/widgets.dart';
import 'package:share_plus/share_plus.dart';

/// Offers the trace file in the share sheet, which an iPad opens at [origin].
Future<void> shareTraceFile(Rect origin) async {
  final path = await DeckleSdkLogger.getTraceFile();
  await SharePlus.instance.share(
    ShareParams(files: [XFile(path)], sharePositionOrigin: origin),
  );
}
// endregion

// region originOf
/// Returns the position of a widget, so that the share sheet can point to it.
Rect originOf(BuildContext context) {
  final box = context.findRenderObject()! as RenderBox;
  return box.localToGlobal(Offset.zero) & box.size;
}
// endregion

// region deleteTempFiles
/// Call this after the export, because it also discards the document.
Future<void> discardDocument() async {
  if (!await DeckleSdk.deleteTempFiles(false)) {
    debugPrint('Temporary files: ${await DeckleSdk.getLastError()}');
  }
}
// endregion
