// region formatIban
final _block = RegExp(r'.{4}(?=.)');

/// `DE89370400440532013000` becomes `DE89 3704 0044 0532 0130 00`.
String formatIban(String iban) {
  return iban.replaceAllMapped(_block, (match) => '${match[0]} ');
}
// endregion
