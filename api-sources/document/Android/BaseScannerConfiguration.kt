package com.example.deckle.sdk.ui

import com.example.deckle.sdk.declared
import com.example.deckle.sdk.getValue
import com.example.deckle.sdk.setValue
import java.io.File

open class BaseScannerConfiguration {
    /** @since 1.5.1.9 */
    var source: Source by declared()
    /**
     * @remarks Every entry is a local file that your app may read. Other sources ignore the list.
     * @since 1.5.1.9
     */
    var sourceImages: List<File> by declared()
    var allowCaptureModeSetting: Boolean by declared()
    /** @since 1.5.1.8 */
    var autoCapture: Boolean by declared()
    /** @since 1.5.1.9 */
    var autoCrop: Boolean by declared()
    var multiPage: Boolean by declared()
    /** @since 1.5.1.9 */
    var preCaptureFocus: Boolean by declared()
    var defaultScanFilter: ScanFilter by declared()
    var vibrateOnCapture: Boolean by declared()
    var confirmPages: Boolean by declared()
    var allowPageEditing: Boolean by declared()
    val pageEditConfig: PageEditConfiguration by declared()
    val textConfig: TextConfiguration by declared()
    val buttonConfig: ButtonConfiguration by declared()
    val colorConfig: ColorConfiguration by declared()
    /** @since 1.7.2.0 */
    var statusBarAppearance: StatusBarAppearance? by declared()
    /** @since 1.7.2.0 */
    var navigationBarAppearance: NavigationBarAppearance? by declared()
    var onboarding: Onboarding? by declared()
    open var scanTips: ScanTips? by declared()
    /** @remarks A drawable resource ID. */
    var onboardingImageSource: Int? by declared()
    /**
     * The style resource of the screens. Its parent must be `DeckleSDK.Theme.Default`.
     * @defaultValue `R.style.DeckleSDK_Theme_Default`
     * @since 1.5
     */
    var theme: Int by declared()
}
