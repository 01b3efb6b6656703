import 'dart:async';
import 'package:flutter/widgets.dart';

typedef WidgetTesterCallback = Future<void> Function(WidgetTester widgetTester);

external void test(Object description, FutureOr<void> Function() body, {String? testOn, Object? skip});
external void testWidgets(String description, WidgetTesterCallback callback, {bool? skip});
external void group(Object description, void Function() body, {Object? skip});
external void setUp(FutureOr<void> Function() body);
external void setUpAll(FutureOr<void> Function() body);
external void tearDown(FutureOr<void> Function() body);
external void expect(Object? actual, Object? matcher, {String? reason});
external Future<void> expectLater(Object? actual, Object? matcher, {String? reason});

abstract class Matcher {
  const Matcher();
}

class TypeMatcher<T> extends Matcher {
  const TypeMatcher();
  external TypeMatcher<T> having(Object? Function(T) feature, String description, Object? matcher);
}

class Throws extends Matcher {
  const Throws();
}

external TypeMatcher<T> isA<T>();
external Throws throwsA(Object? matcher);
external Matcher equals(Object? expected);
external Matcher contains(Object? expected);
external Matcher greaterThan(Object value);
external Matcher get isNull;
external Matcher get isNotNull;
external Matcher get isTrue;
external Matcher get isFalse;
external Matcher get isEmpty;
external Matcher get isNotEmpty;
external Matcher get findsOneWidget;
external Matcher get findsNothing;

abstract class Finder {
  const Finder();
}

class CommonFinders {
  const CommonFinders();
  external Finder text(String text, {bool findRichText = false, bool skipOffstage = true});
  external Finder textContaining(Pattern pattern, {bool findRichText = false, bool skipOffstage = true});
  external Finder byKey(Key key, {bool skipOffstage = true});
  external Finder byType(Type type, {bool skipOffstage = true});
  external Finder widgetWithText(Type widgetType, String text, {bool skipOffstage = true});
}

const CommonFinders find = CommonFinders();

abstract class WidgetController {
  external Future<void> tap(Finder finder);
  external T widget<T extends Widget>(Finder finder);
}

class WidgetTester extends WidgetController {
  external Future<void> pumpWidget(Widget widget);
  external Future<void> pump([Duration? duration]);
  external Future<int> pumpAndSettle();
}
