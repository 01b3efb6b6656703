// canary: wrong argument type | line 5 | 'String' can't be assigned to the parameter type 'Level'
import 'package:deckle_sdk/deckle_sdk_logger.dart';

Future<void> logLess() {
  return DeckleSdkLogger.setLogLevel('ERROR');
}
