// region pickFile
import 'dart:io';

import 'package:file_selector/file_selector.dart';

const _importTypes = XTypeGroup(
  label: 'PDFs and images',
  mimeTypes: [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/tiff',
    'image/heic',
  ],
  uniformTypeIdentifiers: [
    'com.adobe.pdf',
    'public.jpeg',
    'public.png',
    'public.tiff',
    'public.heic',
  ],
);

/// Completes with the path of the file, or with `null` on cancel.
Future<String?> pickInvoice() async {
  final file = await openFile(acceptedTypeGroups: const [_importTypes]);
  return file?.path;
}
// endregion

// region deleteCopy
/// Deletes the picker's copy. Call this when the file is loaded.
Future<void> deleteCopy(String path) async {
  final copy = File(path);
  if (await copy.exists()) await copy.delete();
}
// endregion
