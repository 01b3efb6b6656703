// canary: collection of any type | line 5 | Map needs type arguments
import 'dart:convert';

int fields(String text) {
  final invoice = jsonDecode(text) as Map;
  return invoice.length;
}
