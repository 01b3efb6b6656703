import 'package:flutter/painting.dart';
import 'package:cross_file/cross_file.dart';

export 'package:cross_file/cross_file.dart';

class SharePlus {
  external static SharePlus get instance;
  external Future<ShareResult> share(ShareParams params);
}

class ShareParams {
  external ShareParams({String? text, String? title, String? subject, Uri? uri, List<XFile>? files, List<String>? fileNameOverrides, Rect? sharePositionOrigin});
}

class ShareResult {
  const ShareResult(this.raw, this.status);
  final String raw;
  final ShareResultStatus status;
}

enum ShareResultStatus {
  success,
  dismissed,
  unavailable,
}
