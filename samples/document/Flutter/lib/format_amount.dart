// region formatAmount
import 'package:flutter/widgets.dart';
import 'package:intl/intl.dart';

/// `28441` becomes `€284.41` in English and `284,41 €` in German.
String formatAmount(BuildContext context, int cents) {
  final locale = Localizations.localeOf(context).toString();
  final euros = NumberFormat.currency(locale: locale, symbol: '€');
  return euros.format(cents / 100);
}
// endregion
