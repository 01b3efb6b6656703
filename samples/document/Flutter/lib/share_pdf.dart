// region sharePDF
import 'dart:io';

import 'package:flutter/widgets.dart';
import 'package:share_plus/share_plus.dart';

/// Completes with `false` if the user closes the sheet.
Future<bool> sharePdf(File pdf, Rect origin) async {
  final result = await SharePlus.instance.share(
    ShareParams(
      files: [XFile(pdf.path, mimeType: 'application/pdf')],
      sharePositionOrigin: origin,
    ),
  );
  return result.status != ShareResultStatus.dismissed;
}
// endregion
