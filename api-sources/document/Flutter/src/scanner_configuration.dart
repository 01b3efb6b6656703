import 'button_configuration.dart';
import 'color_configuration.dart';
import 'empty_result_screen.dart';
import 'enums.dart';
import 'onboarding.dart';
import 'page_edit_configuration.dart';
import 'scan_tips.dart';
import 'text_configuration.dart';

/// @remarks You don't create this class yourself: `sdk:DocumentScannerConfiguration` and `sdk:PhotoPaymentConfiguration` extend it. A member that is `null` keeps its default, except `sdk:BaseScannerConfiguration.onboarding` and `sdk:BaseScannerConfiguration.scanTips`, which `null` turns off.
class BaseScannerConfiguration {
  /// @since 1.1.0
  external Source? source;
  /// @remarks Every entry is the absolute path of a local file that your app may read; the prefix `file://` is accepted. Other sources ignore the list.
  /// @since 1.1.0
  external List<String>? sourceImages;
  external bool? allowCaptureModeSetting;
  /// @since 1.0.2
  external bool? autoCapture;
  /// @since 1.1.0
  external bool? autoCrop;
  external bool? multiPage;
  /// @since 1.1.0
  external bool? preCaptureFocus;
  external ScanFilter? defaultScanFilter;
  external bool? vibrateOnCapture;
  external bool? confirmPages;
  external bool? allowPageEditing;
  external PageEditConfiguration pageEditConfig;
  external TextConfiguration textConfig;
  external ButtonConfiguration buttonConfig;
  external ColorConfiguration colorConfig;
  /// @since 1.3.4
  external StatusBarAppearance? statusBarAppearance;
  /// @since 1.3.4
  external NavigationBarAppearance? navigationBarAppearance;
  external Onboarding? onboarding;
  external ScanTips? scanTips;
  /// @remarks The name of an image of the native projects, without extension: a drawable on Android and an image of the asset catalog on iOS. Assets of `pubspec.yaml` aren't found.
  external String? onboardingImageSource;
}

class DocumentScannerConfiguration extends BaseScannerConfiguration {}

class PhotoPaymentConfiguration extends BaseScannerConfiguration {
  external PaymentAnalyzeConfiguration analyzeConfig;
  external EmptyResultScreen? emptyResultScreen;
  external bool? allowGiroCode;
}

class PaymentAnalyzeConfiguration {
  external bool? readBIC;
  external bool? readPaymentState;
  external bool? readSEPACreditor;
}
