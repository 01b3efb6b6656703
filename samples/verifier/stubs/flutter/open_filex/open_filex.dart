enum ResultType {
  done,
  fileNotFound,
  noAppToOpen,
  permissionDenied,
  error,
}

class OpenResult {
  external ResultType get type;
  external String get message;
}

class OpenFilex {
  external static Future<OpenResult> open(String? filePath, {String? type});
}
