// Stands for dart:convert. What is decoded has the type Object? instead of dynamic, so that a sample has to cast it.

export 'dart:convert' hide JsonCodec, json, jsonDecode;

external Object? jsonDecode(String source, {Object? Function(Object? key, Object? value)? reviver});

const JsonCodec json = JsonCodec();

class JsonCodec {
  const JsonCodec();
  external Object? decode(String source, {Object? Function(Object? key, Object? value)? reviver});
  external String encode(Object? value, {Object? Function(Object? value)? toEncodable});
}
