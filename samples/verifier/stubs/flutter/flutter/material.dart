import 'widgets.dart';
import 'services.dart' show TextInputFormatter;

export 'widgets.dart';

class MaterialApp extends StatefulWidget {
  const MaterialApp({super.key, GlobalKey<NavigatorState>? navigatorKey, GlobalKey<ScaffoldMessengerState>? scaffoldMessengerKey, Widget? home, Map<String, WidgetBuilder> routes = const <String, WidgetBuilder>{}, String? initialRoute, RouteFactory? onGenerateRoute, TransitionBuilder? builder, String title = '', Color? color, ThemeData? theme, ThemeData? darkTheme, ThemeMode? themeMode = ThemeMode.system, Locale? locale, Iterable<LocalizationsDelegate<Object?>>? localizationsDelegates, Iterable<Locale> supportedLocales = const <Locale>[Locale('en', 'US')], bool debugShowCheckedModeBanner = true});
  external State<MaterialApp> createState();
}

class MaterialPageRoute<T> extends Route<T> {
  external MaterialPageRoute({required WidgetBuilder builder, RouteSettings? settings, bool maintainState = true, bool fullscreenDialog = false});
}

enum ThemeMode {
  system,
  light,
  dark,
}

class ThemeData {
  external factory ThemeData({bool? useMaterial3, Brightness? brightness, ColorScheme? colorScheme, Color? colorSchemeSeed, Color? primaryColor, TextTheme? textTheme, AppBarTheme? appBarTheme});
  external factory ThemeData.light({bool? useMaterial3});
  external factory ThemeData.dark({bool? useMaterial3});
  external Brightness get brightness;
  external ColorScheme get colorScheme;
  external TextTheme get textTheme;
  external TargetPlatform get platform;
  external ThemeData copyWith({ColorScheme? colorScheme, TextTheme? textTheme});
}

class AppBarTheme {
  const AppBarTheme({Color? backgroundColor, Color? foregroundColor, double? elevation, bool? centerTitle});
}

class Theme extends StatelessWidget {
  const Theme({super.key, required ThemeData data, required Widget child});
  external static ThemeData of(BuildContext context);
  external Widget build(BuildContext context);
}

class ColorScheme {
  const ColorScheme.light({Color primary = const Color(0xff6200ee), Color onPrimary = const Color(0xffffffff), Color secondary = const Color(0xff03dac6), Color onSecondary = const Color(0xff000000), Color surface = const Color(0xffffffff), Color onSurface = const Color(0xff000000)});
  const ColorScheme.dark({Color primary = const Color(0xffbb86fc), Color onPrimary = const Color(0xff000000), Color secondary = const Color(0xff03dac6), Color onSecondary = const Color(0xff000000), Color surface = const Color(0xff121212), Color onSurface = const Color(0xffffffff)});
  external factory ColorScheme.fromSeed({required Color seedColor, Brightness brightness = Brightness.light, Color? primary, Color? onPrimary, Color? secondary, Color? surface});
  external Brightness get brightness;
  external Color get primary;
  external Color get onPrimary;
  external Color get primaryContainer;
  external Color get onPrimaryContainer;
  external Color get secondary;
  external Color get onSecondary;
  external Color get secondaryContainer;
  external Color get onSecondaryContainer;
  external Color get tertiary;
  external Color get onTertiary;
  external Color get surface;
  external Color get onSurface;
  external Color get onSurfaceVariant;
  external Color get surfaceContainer;
  external Color get surfaceContainerHighest;
  external Color get outline;
  external Color get outlineVariant;
  external Color get error;
  external Color get onError;
  external Color get errorContainer;
  external Color get onErrorContainer;
}

class TextTheme {
  const TextTheme({TextStyle? headlineMedium, TextStyle? titleLarge, TextStyle? bodyMedium});
  external TextStyle? get displaySmall;
  external TextStyle? get headlineLarge;
  external TextStyle? get headlineMedium;
  external TextStyle? get headlineSmall;
  external TextStyle? get titleLarge;
  external TextStyle? get titleMedium;
  external TextStyle? get titleSmall;
  external TextStyle? get bodyLarge;
  external TextStyle? get bodyMedium;
  external TextStyle? get bodySmall;
  external TextStyle? get labelLarge;
  external TextStyle? get labelMedium;
  external TextStyle? get labelSmall;
}

class MaterialColor extends Color {
  const MaterialColor(super.primary, Map<int, Color> swatch);
  external Color? operator [](int index);
  external Color get shade50;
  external Color get shade100;
  external Color get shade200;
  external Color get shade300;
  external Color get shade400;
  external Color get shade500;
  external Color get shade600;
  external Color get shade700;
  external Color get shade800;
  external Color get shade900;
}

class Colors {
  static const Color transparent = Color(0x00000000);
  static const Color black = Color(0xFF000000);
  static const Color black54 = Color(0x8A000000);
  static const Color black87 = Color(0xDD000000);
  static const Color white = Color(0xFFFFFFFF);
  static const Color white70 = Color(0xB3FFFFFF);
  static const MaterialColor amber = MaterialColor(0xFFFFC107, <int, Color>{});
  static const MaterialColor blue = MaterialColor(0xFF2196F3, <int, Color>{});
  static const MaterialColor blueGrey = MaterialColor(0xFF607D8B, <int, Color>{});
  static const MaterialColor green = MaterialColor(0xFF4CAF50, <int, Color>{});
  static const MaterialColor grey = MaterialColor(0xFF9E9E9E, <int, Color>{});
  static const MaterialColor indigo = MaterialColor(0xFF3F51B5, <int, Color>{});
  static const MaterialColor lightGreen = MaterialColor(0xFF8BC34A, <int, Color>{});
  static const MaterialColor orange = MaterialColor(0xFFFF9800, <int, Color>{});
  static const MaterialColor purple = MaterialColor(0xFF9C27B0, <int, Color>{});
  static const MaterialColor red = MaterialColor(0xFFF44336, <int, Color>{});
  static const MaterialColor teal = MaterialColor(0xFF009688, <int, Color>{});
  static const MaterialColor yellow = MaterialColor(0xFFFFEB3B, <int, Color>{});
}

class Icons {
  static const IconData account_balance = IconData(0);
  static const IconData add = IconData(0);
  static const IconData add_a_photo = IconData(0);
  static const IconData arrow_back = IconData(0);
  static const IconData attach_file = IconData(0);
  static const IconData camera_alt = IconData(0);
  static const IconData check = IconData(0);
  static const IconData close = IconData(0);
  static const IconData content_copy = IconData(0);
  static const IconData copy = IconData(0);
  static const IconData delete = IconData(0);
  static const IconData description = IconData(0);
  static const IconData document_scanner = IconData(0);
  static const IconData edit = IconData(0);
  static const IconData error = IconData(0);
  static const IconData error_outline = IconData(0);
  static const IconData euro = IconData(0);
  static const IconData file_open = IconData(0);
  static const IconData folder_open = IconData(0);
  static const IconData help_outline = IconData(0);
  static const IconData image = IconData(0);
  static const IconData info_outline = IconData(0);
  static const IconData lock = IconData(0);
  static const IconData more_vert = IconData(0);
  static const IconData payment = IconData(0);
  static const IconData photo_camera = IconData(0);
  static const IconData photo_library = IconData(0);
  static const IconData picture_as_pdf = IconData(0);
  static const IconData receipt_long = IconData(0);
  static const IconData refresh = IconData(0);
  static const IconData save = IconData(0);
  static const IconData save_alt = IconData(0);
  static const IconData scanner = IconData(0);
  static const IconData search = IconData(0);
  static const IconData send = IconData(0);
  static const IconData settings = IconData(0);
  static const IconData share = IconData(0);
  static const IconData text_fields = IconData(0);
  static const IconData upload_file = IconData(0);
  static const IconData warning = IconData(0);
}

class Scaffold extends StatefulWidget {
  const Scaffold({super.key, PreferredSizeWidget? appBar, Widget? body, Widget? floatingActionButton, FloatingActionButtonLocation? floatingActionButtonLocation, List<Widget>? persistentFooterButtons, Widget? drawer, Widget? bottomNavigationBar, Widget? bottomSheet, Color? backgroundColor, bool? resizeToAvoidBottomInset});
  external State<Scaffold> createState();
}

class FloatingActionButtonLocation {
  const FloatingActionButtonLocation();
  static const FloatingActionButtonLocation endFloat = FloatingActionButtonLocation();
  static const FloatingActionButtonLocation centerFloat = FloatingActionButtonLocation();
}

class AppBar extends StatefulWidget implements PreferredSizeWidget {
  external AppBar({Key? key, Widget? leading, bool automaticallyImplyLeading = true, Widget? title, List<Widget>? actions, PreferredSizeWidget? bottom, double? elevation, Color? backgroundColor, Color? foregroundColor, bool? centerTitle});
  external Size get preferredSize;
  external State<AppBar> createState();
}

class ScaffoldMessenger extends StatefulWidget {
  const ScaffoldMessenger({super.key, required Widget child});
  external static ScaffoldMessengerState of(BuildContext context);
  external static ScaffoldMessengerState? maybeOf(BuildContext context);
  external ScaffoldMessengerState createState();
}

class ScaffoldMessengerState extends State<ScaffoldMessenger> {
  external ScaffoldFeatureController<SnackBar, SnackBarClosedReason> showSnackBar(SnackBar snackBar);
  external void hideCurrentSnackBar();
  external void removeCurrentSnackBar();
  external void clearSnackBars();
  external Widget build(BuildContext context);
}

class ScaffoldFeatureController<T extends Widget, U> {
  external Future<U> get closed;
  external void Function() get close;
}

enum SnackBarClosedReason {
  action,
  dismiss,
  swipe,
  hide,
  remove,
  timeout,
}

class SnackBar extends StatefulWidget {
  const SnackBar({super.key, required Widget content, Color? backgroundColor, SnackBarBehavior? behavior, SnackBarAction? action, Duration duration = const Duration(milliseconds: 4000), bool? showCloseIcon});
  external State<SnackBar> createState();
}

enum SnackBarBehavior {
  fixed,
  floating,
}

class SnackBarAction extends StatefulWidget {
  const SnackBarAction({super.key, required String label, required VoidCallback onPressed});
  external State<SnackBarAction> createState();
}

class ButtonStyle {
  const ButtonStyle();
}

abstract class ButtonStyleButton extends StatefulWidget {
  const ButtonStyleButton({super.key});
  external State<ButtonStyleButton> createState();
}

class FilledButton extends ButtonStyleButton {
  const FilledButton({super.key, required VoidCallback? onPressed, VoidCallback? onLongPress, ButtonStyle? style, FocusNode? focusNode, bool autofocus = false, required Widget? child});
  const FilledButton.tonal({super.key, required VoidCallback? onPressed, VoidCallback? onLongPress, ButtonStyle? style, FocusNode? focusNode, bool autofocus = false, required Widget? child});
  external factory FilledButton.icon({Key? key, required VoidCallback? onPressed, VoidCallback? onLongPress, ButtonStyle? style, Widget? icon, required Widget label});
  external factory FilledButton.tonalIcon({Key? key, required VoidCallback? onPressed, VoidCallback? onLongPress, ButtonStyle? style, Widget? icon, required Widget label});
  external static ButtonStyle styleFrom({Color? foregroundColor, Color? backgroundColor, TextStyle? textStyle, EdgeInsetsGeometry? padding, Size? minimumSize, OutlinedBorder? shape});
}

class ElevatedButton extends ButtonStyleButton {
  const ElevatedButton({super.key, required VoidCallback? onPressed, VoidCallback? onLongPress, ButtonStyle? style, FocusNode? focusNode, bool autofocus = false, required Widget? child});
  external factory ElevatedButton.icon({Key? key, required VoidCallback? onPressed, VoidCallback? onLongPress, ButtonStyle? style, Widget? icon, required Widget label});
  external static ButtonStyle styleFrom({Color? foregroundColor, Color? backgroundColor, TextStyle? textStyle, EdgeInsetsGeometry? padding, Size? minimumSize, OutlinedBorder? shape});
}

class OutlinedButton extends ButtonStyleButton {
  const OutlinedButton({super.key, required VoidCallback? onPressed, VoidCallback? onLongPress, ButtonStyle? style, FocusNode? focusNode, bool autofocus = false, required Widget? child});
  external factory OutlinedButton.icon({Key? key, required VoidCallback? onPressed, VoidCallback? onLongPress, ButtonStyle? style, Widget? icon, required Widget label});
  external static ButtonStyle styleFrom({Color? foregroundColor, Color? backgroundColor, TextStyle? textStyle, EdgeInsetsGeometry? padding, Size? minimumSize, OutlinedBorder? shape});
}

class TextButton extends ButtonStyleButton {
  const TextButton({super.key, required VoidCallback? onPressed, VoidCallback? onLongPress, ButtonStyle? style, FocusNode? focusNode, bool autofocus = false, required Widget? child});
  external factory TextButton.icon({Key? key, required VoidCallback? onPressed, VoidCallback? onLongPress, ButtonStyle? style, Widget? icon, required Widget label});
  external static ButtonStyle styleFrom({Color? foregroundColor, Color? backgroundColor, TextStyle? textStyle, EdgeInsetsGeometry? padding, Size? minimumSize, OutlinedBorder? shape});
}

class IconButton extends StatelessWidget {
  const IconButton({super.key, double? iconSize, EdgeInsetsGeometry? padding, Color? color, required VoidCallback? onPressed, String? tooltip, ButtonStyle? style, required Widget icon});
  external Widget build(BuildContext context);
}

class FloatingActionButton extends StatelessWidget {
  const FloatingActionButton({super.key, Widget? child, String? tooltip, Color? backgroundColor, Object? heroTag, required VoidCallback? onPressed});
  const FloatingActionButton.extended({super.key, String? tooltip, Color? backgroundColor, Object? heroTag, required VoidCallback? onPressed, Widget? icon, required Widget label});
  external Widget build(BuildContext context);
}

class CircularProgressIndicator extends StatefulWidget {
  const CircularProgressIndicator({super.key, double? value, Color? backgroundColor, Color? color, double strokeWidth = 4.0, String? semanticsLabel});
  external State<CircularProgressIndicator> createState();
}

class LinearProgressIndicator extends StatefulWidget {
  const LinearProgressIndicator({super.key, double? value, Color? backgroundColor, Color? color, double? minHeight, String? semanticsLabel});
  external State<LinearProgressIndicator> createState();
}

class RefreshIndicator extends StatefulWidget {
  const RefreshIndicator({super.key, required Widget child, required Future<void> Function() onRefresh});
  external State<RefreshIndicator> createState();
}

class Card extends StatelessWidget {
  const Card({super.key, Color? color, double? elevation, ShapeBorder? shape, EdgeInsetsGeometry? margin, Clip? clipBehavior, Widget? child});
  external Widget build(BuildContext context);
}

class ListTile extends StatelessWidget {
  const ListTile({super.key, Widget? leading, Widget? title, Widget? subtitle, Widget? trailing, bool isThreeLine = false, bool? dense, EdgeInsetsGeometry? contentPadding, bool enabled = true, VoidCallback? onTap, VoidCallback? onLongPress, bool selected = false});
  external Widget build(BuildContext context);
}

class Divider extends StatelessWidget {
  const Divider({super.key, double? height, double? thickness, double? indent, double? endIndent, Color? color});
  external Widget build(BuildContext context);
}

class Chip extends StatelessWidget {
  const Chip({super.key, Widget? avatar, required Widget label, VoidCallback? onDeleted});
  external Widget build(BuildContext context);
}

class InkWell extends StatelessWidget {
  const InkWell({super.key, Widget? child, VoidCallback? onTap, VoidCallback? onLongPress, BorderRadius? borderRadius});
  external Widget build(BuildContext context);
}

class Tooltip extends StatefulWidget {
  const Tooltip({super.key, String? message, Widget? child});
  external State<Tooltip> createState();
}

class SelectableText extends StatefulWidget {
  const SelectableText(String data, {super.key, TextStyle? style, TextAlign? textAlign, int? maxLines, int? minLines});
  external State<SelectableText> createState();
}

class SelectionArea extends StatefulWidget {
  const SelectionArea({super.key, required Widget child});
  external State<SelectionArea> createState();
}

external Future<T?> showDialog<T>({required BuildContext context, required WidgetBuilder builder, bool barrierDismissible = true, String? barrierLabel, bool useRootNavigator = true});
external Future<T?> showModalBottomSheet<T>({required BuildContext context, required WidgetBuilder builder, bool isScrollControlled = false, bool isDismissible = true, bool? showDragHandle, bool useSafeArea = false});
external void showLicensePage({required BuildContext context, String? applicationName, String? applicationVersion});

class AlertDialog extends StatelessWidget {
  const AlertDialog({super.key, Widget? icon, Widget? title, Widget? content, List<Widget>? actions, bool scrollable = false});
  external Widget build(BuildContext context);
}

class SimpleDialog extends StatelessWidget {
  const SimpleDialog({super.key, Widget? title, List<Widget>? children});
  external Widget build(BuildContext context);
}

class SimpleDialogOption extends StatelessWidget {
  const SimpleDialogOption({super.key, VoidCallback? onPressed, Widget? child});
  external Widget build(BuildContext context);
}

class TextField extends StatefulWidget {
  const TextField({super.key, TextEditingController? controller, FocusNode? focusNode, InputDecoration? decoration = const InputDecoration(), TextInputType? keyboardType, TextInputAction? textInputAction, TextStyle? style, bool readOnly = false, bool autofocus = false, bool obscureText = false, bool autocorrect = true, int? maxLines = 1, int? minLines, int? maxLength, ValueChanged<String>? onChanged, ValueChanged<String>? onSubmitted, List<TextInputFormatter>? inputFormatters, bool? enabled});
  external State<TextField> createState();
}

class TextFormField extends StatefulWidget {
  external TextFormField({Key? key, TextEditingController? controller, String? initialValue, FocusNode? focusNode, InputDecoration? decoration = const InputDecoration(), TextInputType? keyboardType, TextInputAction? textInputAction, TextStyle? style, bool readOnly = false, bool autofocus = false, bool obscureText = false, int? maxLines = 1, int? minLines, ValueChanged<String>? onChanged, FormFieldSetter<String>? onSaved, FormFieldValidator<String>? validator, List<TextInputFormatter>? inputFormatters, bool? enabled});
  external State<TextFormField> createState();
}

class InputDecoration {
  const InputDecoration({Widget? icon, String? labelText, String? helperText, String? hintText, String? errorText, Widget? prefixIcon, Widget? suffixIcon, String? prefixText, String? suffixText, InputBorder? border, bool? filled, bool? isDense});
}

abstract class InputBorder extends ShapeBorder {
  const InputBorder();
  static const InputBorder none = OutlineInputBorder();
}

class OutlineInputBorder extends InputBorder {
  const OutlineInputBorder({BorderSide borderSide = const BorderSide(), BorderRadius borderRadius = BorderRadius.zero});
}

class Switch extends StatelessWidget {
  const Switch({super.key, required bool value, required ValueChanged<bool>? onChanged});
  external Widget build(BuildContext context);
}

class SwitchListTile extends StatelessWidget {
  const SwitchListTile({super.key, required bool value, required ValueChanged<bool>? onChanged, Widget? title, Widget? subtitle, Widget? secondary});
  external Widget build(BuildContext context);
}

class Checkbox extends StatefulWidget {
  const Checkbox({super.key, required bool? value, required ValueChanged<bool?>? onChanged, bool tristate = false});
  external State<Checkbox> createState();
}

class CheckboxListTile extends StatelessWidget {
  const CheckboxListTile({super.key, required bool? value, required ValueChanged<bool?>? onChanged, Widget? title, Widget? subtitle});
  external Widget build(BuildContext context);
}

class RadioListTile<T> extends StatelessWidget {
  const RadioListTile({super.key, required T value, T? groupValue, ValueChanged<T?>? onChanged, Widget? title, Widget? subtitle});
  external Widget build(BuildContext context);
}

class Slider extends StatefulWidget {
  const Slider({super.key, required double value, required ValueChanged<double>? onChanged, double min = 0.0, double max = 1.0, int? divisions, String? label});
  external State<Slider> createState();
}

class DropdownButton<T> extends StatefulWidget {
  external DropdownButton({Key? key, required List<DropdownMenuItem<T>>? items, T? value, Widget? hint, required ValueChanged<T?>? onChanged, bool isExpanded = false});
  external State<DropdownButton<T>> createState();
}

class DropdownMenuItem<T> extends StatelessWidget {
  const DropdownMenuItem({super.key, VoidCallback? onTap, T? value, bool enabled = true, required Widget child});
  external Widget build(BuildContext context);
}

class DropdownMenu<T> extends StatefulWidget {
  const DropdownMenu({super.key, Widget? label, T? initialSelection, ValueChanged<T?>? onSelected, required List<DropdownMenuEntry<T>> dropdownMenuEntries});
  external State<DropdownMenu<T>> createState();
}

class DropdownMenuEntry<T> {
  const DropdownMenuEntry({required T value, required String label, bool enabled = true});
}

class ButtonSegment<T> {
  const ButtonSegment({required T value, Widget? icon, Widget? label, bool enabled = true});
}

class SegmentedButton<T> extends StatefulWidget {
  const SegmentedButton({super.key, required List<ButtonSegment<T>> segments, required Set<T> selected, void Function(Set<T>)? onSelectionChanged});
  external State<SegmentedButton<T>> createState();
}

abstract class PopupMenuEntry<T> extends StatefulWidget {
  const PopupMenuEntry({super.key});
}

class PopupMenuItem<T> extends PopupMenuEntry<T> {
  const PopupMenuItem({super.key, T? value, VoidCallback? onTap, bool enabled = true, required Widget? child});
  external State<PopupMenuItem<T>> createState();
}

class PopupMenuButton<T> extends StatefulWidget {
  const PopupMenuButton({super.key, required List<PopupMenuEntry<T>> Function(BuildContext context) itemBuilder, void Function(T value)? onSelected, String? tooltip, Widget? child, Widget? icon});
  external State<PopupMenuButton<T>> createState();
}

class NavigationDestination extends StatelessWidget {
  const NavigationDestination({super.key, required Widget icon, Widget? selectedIcon, required String label});
  external Widget build(BuildContext context);
}

class NavigationBar extends StatelessWidget {
  const NavigationBar({super.key, int selectedIndex = 0, required List<Widget> destinations, ValueChanged<int>? onDestinationSelected});
  external Widget build(BuildContext context);
}
