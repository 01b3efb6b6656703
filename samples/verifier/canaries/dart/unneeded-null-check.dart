// canary: unneeded null check | line 5 | unneeded "?."
import 'package:deckle_sdk/deckle_sdk_ui.dart';

void allowAdding(DocumentScannerConfiguration config) {
  config.pageEditConfig?.allowPageAdd = true;
  config.onboarding?.scanHintPopup = null;
}
