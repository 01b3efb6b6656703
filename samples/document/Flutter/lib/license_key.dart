// region licenseKey
/// Comes from `--dart-define-from-file`, so each flavor has its own.
const licenseKey = String.fromEnvironment('DECKLE_LICENSE_KEY');
// endregion
