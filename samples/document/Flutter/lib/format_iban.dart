// region formatIban
final _block = RegExp(r'.{4}(?=.)');

/// `DE58123456780123456789` becomes `DE58 1234 5678 0123 4567 89`.
String formatIban(String iban) {
  return iban.replaceAllMapped(_block, (match) => '${match[0]} ');
}
// endregion
