import 'dart:async';
import 'dart:io';
import 'dart:typed_data';
import 'foundation.dart';
import 'painting.dart';
import 'services.dart';

export 'foundation.dart' show ChangeNotifier, FlutterError, FlutterErrorDetails, Key, Listenable, LocalKey, TargetPlatform, UniqueKey, ValueChanged, ValueGetter, ValueKey, ValueListenable, ValueNotifier, ValueSetter, VoidCallback, debugPrint, immutable, mustCallSuper, protected, visibleForTesting;
export 'painting.dart';
export 'services.dart' show TextEditingValue, TextInputAction, TextInputType, TextSelection;

typedef WidgetBuilder = Widget Function(BuildContext context);
typedef IndexedWidgetBuilder = Widget Function(BuildContext context, int index);
typedef NullableIndexedWidgetBuilder = Widget? Function(BuildContext context, int index);
typedef TransitionBuilder = Widget Function(BuildContext context, Widget? child);
typedef AsyncWidgetBuilder<T> = Widget Function(BuildContext context, AsyncSnapshot<T> snapshot);
typedef ValueWidgetBuilder<T> = Widget Function(BuildContext context, T value, Widget? child);
typedef RoutePredicate = bool Function(Route<Object?> route);
typedef RouteFactory = Route<Object?>? Function(RouteSettings settings);
typedef PopInvokedWithResultCallback<T> = void Function(bool didPop, T? result);
typedef FormFieldValidator<T> = String? Function(T? value);
typedef FormFieldSetter<T> = void Function(T? newValue);
typedef ImageErrorWidgetBuilder = Widget Function(BuildContext context, Object error, StackTrace? stackTrace);

external void runApp(Widget app);

abstract class Widget {
  const Widget({Key? key});
  external Key? get key;
}

abstract class BuildContext {
  bool get mounted;
  Size? get size;
  Widget get widget;
  RenderObject? findRenderObject();
  T? findAncestorStateOfType<T extends State<StatefulWidget>>();
  T? dependOnInheritedWidgetOfExactType<T extends InheritedWidget>({Object? aspect});
}

abstract class RenderObject {
  external bool get attached;
}

abstract class RenderBox extends RenderObject {
  external Size get size;
  external bool get hasSize;
  external Offset localToGlobal(Offset point, {RenderObject? ancestor});
  external Offset globalToLocal(Offset point, {RenderObject? ancestor});
}

abstract class StatelessWidget extends Widget {
  const StatelessWidget({super.key});
  Widget build(BuildContext context);
}

abstract class StatefulWidget extends Widget {
  const StatefulWidget({super.key});
  State<StatefulWidget> createState();
}

abstract class State<T extends StatefulWidget> {
  external T get widget;
  external BuildContext get context;
  external bool get mounted;
  external void initState();
  external void didChangeDependencies();
  external void didUpdateWidget(covariant T oldWidget);
  external void setState(VoidCallback fn);
  external void deactivate();
  external void dispose();
  Widget build(BuildContext context);
}

abstract class InheritedWidget extends Widget {
  const InheritedWidget({super.key, required Widget child});
  external Widget get child;
  bool updateShouldNotify(covariant InheritedWidget oldWidget);
}

abstract class GlobalKey<T extends State<StatefulWidget>> extends Key {
  external factory GlobalKey({String? debugLabel});
  const GlobalKey.constructor() : super.empty();
  external T? get currentState;
  external BuildContext? get currentContext;
}

abstract class PreferredSizeWidget implements Widget {
  Size get preferredSize;
}

class WidgetsBinding {
  external static WidgetsBinding get instance;
  external void addObserver(WidgetsBindingObserver observer);
  external bool removeObserver(WidgetsBindingObserver observer);
  external void addPostFrameCallback(void Function(Duration timeStamp) callback);
  external AppLifecycleState? get lifecycleState;
}

class WidgetsFlutterBinding extends WidgetsBinding {
  external static WidgetsBinding ensureInitialized();
}

abstract class WidgetsBindingObserver {
  external void didChangeAppLifecycleState(AppLifecycleState state);
  external void didChangePlatformBrightness();
}

class AppLifecycleListener {
  external AppLifecycleListener({VoidCallback? onResume, VoidCallback? onInactive, VoidCallback? onHide, VoidCallback? onShow, VoidCallback? onPause, VoidCallback? onRestart, VoidCallback? onDetach});
  external void dispose();
}

class Text extends StatelessWidget {
  const Text(String data, {super.key, TextStyle? style, TextAlign? textAlign, TextDirection? textDirection, Locale? locale, bool? softWrap, TextOverflow? overflow, int? maxLines, String? semanticsLabel});
  const Text.rich(InlineSpan textSpan, {super.key, TextStyle? style, TextAlign? textAlign, bool? softWrap, TextOverflow? overflow, int? maxLines, String? semanticsLabel});
  external Widget build(BuildContext context);
}

abstract class InlineSpan {
  const InlineSpan();
}

class TextSpan extends InlineSpan {
  const TextSpan({String? text, List<InlineSpan>? children, TextStyle? style});
}

class Icon extends StatelessWidget {
  const Icon(IconData? icon, {super.key, double? size, Color? color, String? semanticLabel});
  external Widget build(BuildContext context);
}

class IconData {
  const IconData(int codePoint, {String? fontFamily});
}

class Image extends StatefulWidget {
  const Image({super.key, required ImageProvider<Object> image, String? semanticLabel, double? width, double? height, BoxFit? fit, AlignmentGeometry alignment = Alignment.center});
  external Image.memory(Uint8List bytes, {Key? key, double scale = 1.0, ImageErrorWidgetBuilder? errorBuilder, String? semanticLabel, double? width, double? height, BoxFit? fit, bool gaplessPlayback = false, FilterQuality filterQuality = FilterQuality.medium, int? cacheWidth, int? cacheHeight});
  external Image.file(File file, {Key? key, double scale = 1.0, ImageErrorWidgetBuilder? errorBuilder, String? semanticLabel, double? width, double? height, BoxFit? fit, bool gaplessPlayback = false, FilterQuality filterQuality = FilterQuality.medium, int? cacheWidth, int? cacheHeight});
  external Image.asset(String name, {Key? key, ImageErrorWidgetBuilder? errorBuilder, String? semanticLabel, double? width, double? height, BoxFit? fit, String? package});
  external State<Image> createState();
}

class Container extends StatelessWidget {
  external Container({Key? key, AlignmentGeometry? alignment, EdgeInsetsGeometry? padding, Color? color, Decoration? decoration, double? width, double? height, BoxConstraints? constraints, EdgeInsetsGeometry? margin, Widget? child});
  external Widget build(BuildContext context);
}

class BoxConstraints {
  const BoxConstraints({double minWidth = 0.0, double maxWidth = double.infinity, double minHeight = 0.0, double maxHeight = double.infinity});
  external double get maxWidth;
  external double get maxHeight;
}

class LayoutBuilder extends Widget {
  const LayoutBuilder({super.key, required Widget Function(BuildContext context, BoxConstraints constraints) builder});
}

class ConstrainedBox extends Widget {
  const ConstrainedBox({super.key, required BoxConstraints constraints, Widget? child});
}

class Padding extends Widget {
  const Padding({super.key, required EdgeInsetsGeometry padding, Widget? child});
}

class Align extends Widget {
  const Align({super.key, AlignmentGeometry alignment = Alignment.center, double? widthFactor, double? heightFactor, Widget? child});
}

class Center extends Align {
  const Center({super.key, super.widthFactor, super.heightFactor, super.child});
}

class SizedBox extends Widget {
  const SizedBox({super.key, double? width, double? height, Widget? child});
  const SizedBox.expand({super.key, Widget? child});
  const SizedBox.shrink({super.key, Widget? child});
  const SizedBox.square({super.key, Widget? child, double? dimension});
}

class AspectRatio extends Widget {
  const AspectRatio({super.key, required double aspectRatio, Widget? child});
}

class Flex extends Widget {
  const Flex({super.key, required Axis direction, MainAxisAlignment mainAxisAlignment = MainAxisAlignment.start, MainAxisSize mainAxisSize = MainAxisSize.max, CrossAxisAlignment crossAxisAlignment = CrossAxisAlignment.center, double spacing = 0.0, List<Widget> children = const <Widget>[]});
}

class Row extends Flex {
  const Row({super.key, super.mainAxisAlignment, super.mainAxisSize, super.crossAxisAlignment, super.spacing, super.children}) : super(direction: Axis.horizontal);
}

class Column extends Flex {
  const Column({super.key, super.mainAxisAlignment, super.mainAxisSize, super.crossAxisAlignment, super.spacing, super.children}) : super(direction: Axis.vertical);
}

class Wrap extends Widget {
  const Wrap({super.key, Axis direction = Axis.horizontal, WrapAlignment alignment = WrapAlignment.start, double spacing = 0.0, double runSpacing = 0.0, List<Widget> children = const <Widget>[]});
}

class Stack extends Widget {
  const Stack({super.key, AlignmentGeometry alignment = AlignmentDirectional.topStart, StackFit fit = StackFit.loose, List<Widget> children = const <Widget>[]});
}

class Positioned extends Widget {
  const Positioned({super.key, double? left, double? top, double? right, double? bottom, double? width, double? height, required Widget child});
  const Positioned.fill({super.key, double? left = 0.0, double? top = 0.0, double? right = 0.0, double? bottom = 0.0, required Widget child});
}

class Flexible extends Widget {
  const Flexible({super.key, int flex = 1, FlexFit fit = FlexFit.loose, required Widget child});
}

class Expanded extends Flexible {
  const Expanded({super.key, super.flex, required super.child}) : super(fit: FlexFit.tight);
}

class Spacer extends StatelessWidget {
  const Spacer({super.key, int flex = 1});
  external Widget build(BuildContext context);
}

class SafeArea extends StatelessWidget {
  const SafeArea({super.key, bool left = true, bool top = true, bool right = true, bool bottom = true, EdgeInsets minimum = EdgeInsets.zero, required Widget child});
  external Widget build(BuildContext context);
}

class Visibility extends StatelessWidget {
  const Visibility({super.key, required Widget child, Widget replacement = const SizedBox.shrink(), bool visible = true});
  external Widget build(BuildContext context);
}

class Opacity extends Widget {
  const Opacity({super.key, required double opacity, Widget? child});
}

class ClipRRect extends Widget {
  const ClipRRect({super.key, BorderRadiusGeometry borderRadius = BorderRadius.zero, Clip clipBehavior = Clip.antiAlias, Widget? child});
}

class DecoratedBox extends Widget {
  const DecoratedBox({super.key, required Decoration decoration, Widget? child});
}

class Semantics extends Widget {
  external Semantics({Key? key, Widget? child, bool? button, bool? header, bool? liveRegion, bool? image, String? label, String? hint, String? value});
}

class ExcludeSemantics extends Widget {
  const ExcludeSemantics({super.key, bool excluding = true, Widget? child});
}

class GestureDetector extends StatelessWidget {
  external GestureDetector({Key? key, Widget? child, VoidCallback? onTap, VoidCallback? onDoubleTap, VoidCallback? onLongPress});
  external Widget build(BuildContext context);
}

class AbsorbPointer extends Widget {
  const AbsorbPointer({super.key, bool absorbing = true, Widget? child});
}

class Builder extends StatelessWidget {
  const Builder({super.key, required WidgetBuilder builder});
  external Widget build(BuildContext context);
}

class ScrollController extends ChangeNotifier {
  external ScrollController({double initialScrollOffset = 0.0});
  external double get offset;
  external void jumpTo(double value);
}

class ScrollPhysics {
  const ScrollPhysics();
}

class NeverScrollableScrollPhysics extends ScrollPhysics {
  const NeverScrollableScrollPhysics();
}

class SingleChildScrollView extends StatelessWidget {
  const SingleChildScrollView({super.key, Axis scrollDirection = Axis.vertical, bool reverse = false, EdgeInsetsGeometry? padding, bool? primary, ScrollPhysics? physics, ScrollController? controller, Widget? child});
  external Widget build(BuildContext context);
}

class ListView extends StatelessWidget {
  external ListView({Key? key, Axis scrollDirection = Axis.vertical, bool reverse = false, ScrollController? controller, bool? primary, ScrollPhysics? physics, bool shrinkWrap = false, EdgeInsetsGeometry? padding, List<Widget> children = const <Widget>[]});
  external ListView.builder({Key? key, Axis scrollDirection = Axis.vertical, bool reverse = false, ScrollController? controller, bool? primary, ScrollPhysics? physics, bool shrinkWrap = false, EdgeInsetsGeometry? padding, required NullableIndexedWidgetBuilder itemBuilder, int? itemCount});
  external ListView.separated({Key? key, Axis scrollDirection = Axis.vertical, bool reverse = false, ScrollController? controller, bool? primary, ScrollPhysics? physics, bool shrinkWrap = false, EdgeInsetsGeometry? padding, required NullableIndexedWidgetBuilder itemBuilder, required IndexedWidgetBuilder separatorBuilder, required int itemCount});
  external Widget build(BuildContext context);
}

class GridView extends StatelessWidget {
  external GridView.count({Key? key, ScrollPhysics? physics, bool shrinkWrap = false, EdgeInsetsGeometry? padding, required int crossAxisCount, double mainAxisSpacing = 0.0, double crossAxisSpacing = 0.0, double childAspectRatio = 1.0, List<Widget> children = const <Widget>[]});
  external GridView.extent({Key? key, ScrollPhysics? physics, bool shrinkWrap = false, EdgeInsetsGeometry? padding, required double maxCrossAxisExtent, double mainAxisSpacing = 0.0, double crossAxisSpacing = 0.0, double childAspectRatio = 1.0, List<Widget> children = const <Widget>[]});
  external GridView.builder({Key? key, ScrollPhysics? physics, bool shrinkWrap = false, EdgeInsetsGeometry? padding, required SliverGridDelegate gridDelegate, required NullableIndexedWidgetBuilder itemBuilder, int? itemCount});
  external Widget build(BuildContext context);
}

abstract class SliverGridDelegate {
  const SliverGridDelegate();
}

class SliverGridDelegateWithFixedCrossAxisCount extends SliverGridDelegate {
  const SliverGridDelegateWithFixedCrossAxisCount({required int crossAxisCount, double mainAxisSpacing = 0.0, double crossAxisSpacing = 0.0, double childAspectRatio = 1.0});
}

class SliverGridDelegateWithMaxCrossAxisExtent extends SliverGridDelegate {
  const SliverGridDelegateWithMaxCrossAxisExtent({required double maxCrossAxisExtent, double mainAxisSpacing = 0.0, double crossAxisSpacing = 0.0, double childAspectRatio = 1.0});
}

class PageController extends ScrollController {
  external PageController({int initialPage = 0, double viewportFraction = 1.0});
  external double? get page;
}

class PageView extends StatefulWidget {
  external PageView({Key? key, PageController? controller, ValueChanged<int>? onPageChanged, List<Widget> children = const <Widget>[]});
  external PageView.builder({Key? key, PageController? controller, ValueChanged<int>? onPageChanged, required NullableIndexedWidgetBuilder itemBuilder, int? itemCount});
  external State<PageView> createState();
}

class InteractiveViewer extends StatefulWidget {
  external InteractiveViewer({Key? key, double maxScale = 2.5, double minScale = 0.8, required Widget child});
  external State<InteractiveViewer> createState();
}

enum ConnectionState {
  none,
  waiting,
  active,
  done,
}

class AsyncSnapshot<T> {
  const AsyncSnapshot.nothing();
  external ConnectionState get connectionState;
  external T? get data;
  external T get requireData;
  external Object? get error;
  external StackTrace? get stackTrace;
  external bool get hasData;
  external bool get hasError;
}

class FutureBuilder<T> extends StatefulWidget {
  const FutureBuilder({super.key, required Future<T>? future, T? initialData, required AsyncWidgetBuilder<T> builder});
  external State<FutureBuilder<T>> createState();
}

class StreamBuilder<T> extends StatefulWidget {
  const StreamBuilder({super.key, required Stream<T>? stream, T? initialData, required AsyncWidgetBuilder<T> builder});
  external State<StreamBuilder<T>> createState();
}

class ValueListenableBuilder<T> extends StatefulWidget {
  const ValueListenableBuilder({super.key, required ValueListenable<T> valueListenable, required ValueWidgetBuilder<T> builder, Widget? child});
  external State<ValueListenableBuilder<T>> createState();
}

class ListenableBuilder extends StatefulWidget {
  const ListenableBuilder({super.key, required Listenable listenable, required TransitionBuilder builder, Widget? child});
  external State<ListenableBuilder> createState();
}

class RouteSettings {
  const RouteSettings({this.name, this.arguments});
  final String? name;
  final Object? arguments;
}

abstract class Route<T> {
  external Route({RouteSettings? settings});
  external RouteSettings get settings;
  external bool get isFirst;
  external bool get isCurrent;
}

abstract class ModalRoute<T> extends Route<T> {
  external static ModalRoute<T>? of<T extends Object?>(BuildContext context);
}

class Navigator extends StatefulWidget {
  const Navigator({super.key});
  external static NavigatorState of(BuildContext context, {bool rootNavigator = false});
  external static NavigatorState? maybeOf(BuildContext context, {bool rootNavigator = false});
  external static Future<T?> push<T extends Object?>(BuildContext context, Route<T> route);
  external static Future<T?> pushNamed<T extends Object?>(BuildContext context, String routeName, {Object? arguments});
  external static Future<T?> pushReplacement<T extends Object?, TO extends Object?>(BuildContext context, Route<T> newRoute, {TO? result});
  external static void pop<T extends Object?>(BuildContext context, [T? result]);
  external static Future<bool> maybePop<T extends Object?>(BuildContext context, [T? result]);
  external static void popUntil(BuildContext context, RoutePredicate predicate);
  external static bool canPop(BuildContext context);
  external NavigatorState createState();
}

class NavigatorState extends State<Navigator> {
  external Future<T?> push<T extends Object?>(Route<T> route);
  external Future<T?> pushNamed<T extends Object?>(String routeName, {Object? arguments});
  external Future<T?> pushReplacement<T extends Object?, TO extends Object?>(Route<T> newRoute, {TO? result});
  external void pop<T extends Object?>([T? result]);
  external void popUntil(RoutePredicate predicate);
  external bool canPop();
  external Widget build(BuildContext context);
}

class PopScope<T> extends StatefulWidget {
  const PopScope({super.key, required Widget child, bool canPop = true, PopInvokedWithResultCallback<T>? onPopInvokedWithResult});
  external State<PopScope<T>> createState();
}

class MediaQuery extends InheritedWidget {
  const MediaQuery({super.key, required MediaQueryData data, required super.child});
  external static MediaQueryData of(BuildContext context);
  external static Size sizeOf(BuildContext context);
  external static EdgeInsets paddingOf(BuildContext context);
  external static EdgeInsets viewInsetsOf(BuildContext context);
  external static Brightness platformBrightnessOf(BuildContext context);
  external bool updateShouldNotify(MediaQuery oldWidget);
}

class MediaQueryData {
  const MediaQueryData({Size size = Size.zero});
  external Size get size;
  external EdgeInsets get padding;
  external EdgeInsets get viewInsets;
  external double get devicePixelRatio;
  external Brightness get platformBrightness;
}

class Localizations extends StatefulWidget {
  const Localizations({super.key, required Locale locale, required List<LocalizationsDelegate<Object?>> delegates, Widget? child});
  external static Locale localeOf(BuildContext context);
  external static T? of<T>(BuildContext context, Type type);
  external State<Localizations> createState();
}

abstract class LocalizationsDelegate<T> {
  const LocalizationsDelegate();
}

class FocusNode extends ChangeNotifier {
  external FocusNode();
  external void requestFocus();
  external void unfocus();
  external bool get hasFocus;
}

class FocusScope extends StatefulWidget {
  const FocusScope({super.key, required Widget child});
  external static FocusNode of(BuildContext context);
  external State<FocusScope> createState();
}

class TextEditingController extends ValueNotifier<TextEditingValue> {
  external TextEditingController({String? text});
  external String get text;
  external set text(String newText);
  external void clear();
}

class Form extends StatefulWidget {
  const Form({super.key, required Widget child, VoidCallback? onChanged});
  external static FormState of(BuildContext context);
  external FormState createState();
}

class FormState extends State<Form> {
  external bool validate();
  external void save();
  external void reset();
  external Widget build(BuildContext context);
}

enum MainAxisAlignment {
  start,
  end,
  center,
  spaceBetween,
  spaceAround,
  spaceEvenly,
}

enum MainAxisSize {
  min,
  max,
}

enum CrossAxisAlignment {
  start,
  end,
  center,
  stretch,
  baseline,
}

enum WrapAlignment {
  start,
  end,
  center,
  spaceBetween,
  spaceAround,
  spaceEvenly,
}

enum StackFit {
  loose,
  expand,
  passthrough,
}

enum FlexFit {
  tight,
  loose,
}
