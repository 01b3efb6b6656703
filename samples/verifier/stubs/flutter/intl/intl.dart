class NumberFormat {
  factory NumberFormat.currency({String? locale, String? name, String? symbol, int? decimalDigits, String? customPattern}) => throw UnimplementedError();
  factory NumberFormat.simpleCurrency({String? locale, String? name, int? decimalDigits}) => throw UnimplementedError();
  external String format(dynamic number);
}
