import 'package:flutter/widgets.dart';

/// What `flutter gen-l10n` writes from the ARB files, without the translations.
abstract class AppLocalizations {
  static AppLocalizations? of(BuildContext context) {
    return Localizations.of<AppLocalizations>(context, AppLocalizations);
  }

  String get scanInvoice;
  String get scanFailed;
  String get scannerTitleScan;
  String get scannerTitleEdit;
  String get scannerTitleConfirm;
  String get scannerProgress;
  String get scannerDeleteInvoice;
  String get scannerToForm;
  String get scannerSort;
  String get scannerUse;
}
