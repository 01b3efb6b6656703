// canary: value of any type | line 8 | cast it before you use it
import 'dart:convert';

import 'package:deckle_sdk/deckle_sdk_document_datareader.dart';

Future<String> sender() async {
  final invoice = jsonDecode(await DeckleSdkDocumentDataReader.analyze()) as Map<String, dynamic>;
  return invoice['Address'].Name1;
}
