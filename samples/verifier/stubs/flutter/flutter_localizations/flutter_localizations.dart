import 'package:flutter/widgets.dart';

class GlobalMaterialLocalizations {
  static const LocalizationsDelegate<Object> delegate = _Delegate();
  static const List<LocalizationsDelegate<Object>> delegates = <LocalizationsDelegate<Object>>[_Delegate()];
}

class GlobalWidgetsLocalizations {
  static const LocalizationsDelegate<Object> delegate = _Delegate();
}

class GlobalCupertinoLocalizations {
  static const LocalizationsDelegate<Object> delegate = _Delegate();
}

class _Delegate extends LocalizationsDelegate<Object> {
  const _Delegate();
}
