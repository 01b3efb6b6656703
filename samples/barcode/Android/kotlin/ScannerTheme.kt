package com.example.parcels

import android.content.Context
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration
import com.example.deckle.sdk.barcode.DeckleColor
import com.example.deckle.sdk.barcode.NavigationBarAppearance
import com.example.deckle.sdk.barcode.StatusBarAppearance

object ScannerTheme {

    // region themedScan
    fun parcelScan(context: Context) = BarcodeScannerConfiguration().apply {
        multiScan = true
        applyTexts(this, context)
        applyColors(this)
        applyDarkSystemBars(this)
    }
    // endregion

    // region texts
    fun applyTexts(config: BarcodeScannerConfiguration, context: Context) {
        config.textConfig.apply {
            textTitleScanPage = context.getString(R.string.parcels_title)
            textScanHint = context.getString(R.string.parcels_hint)
            textFinishButton = context.getString(R.string.parcels_finish)
            textCount = context.getString(R.string.parcels_count)
            textConfirmAccept = context.getString(R.string.parcels_accept)
            textConfirmRetry = context.getString(R.string.parcels_retry)
        }
    }
    // endregion

    // region textSizes
    fun applyLargerTexts(config: BarcodeScannerConfiguration) {
        config.textConfig.apply {
            textSizeTitle = 20
            textSizeScanHint = 18
        }
    }
    // endregion

    // region colors
    fun applyColors(config: BarcodeScannerConfiguration) {
        config.colorConfig.apply {
            colorPrimary = DeckleColor("#1D6FD1", "#8AB8F5")
            colorOnPrimary = DeckleColor("#FFFFFF", "#000000")
            colorViewfinderDetected = DeckleColor("#8AB8F5", "#8AB8F5")
            colorOverlay = DeckleColor("#A6000000", "#A6000000")
            colorTopBarBackground = DeckleColor("#1D6FD1", "#16233A")
            colorTopBarForeground = DeckleColor("#FFFFFF", "#E3E3E3")
        }
    }
    // endregion

    // region theme
    fun applyTheme(config: BarcodeScannerConfiguration) {
        config.theme = R.style.Theme_Parcels_Scanner
    }
    // endregion

    // region systemBars
    fun applyDarkSystemBars(config: BarcodeScannerConfiguration) {
        config.statusBarAppearance = StatusBarAppearance.DARK
        config.navigationBarAppearance = NavigationBarAppearance.DARK
    }
    // endregion

    // region allColors
    fun applyDefaultColors(config: BarcodeScannerConfiguration) {
        config.colorConfig.apply {
            colorPrimary = DeckleColor("#4CAF50", "#4CAF50")
            colorOnPrimary = DeckleColor("#FFFFFF", "#000000")
            colorViewfinder = DeckleColor("#FFFFFF", "#FFFFFF")
            colorViewfinderDetected = DeckleColor("#4CAF50", "#4CAF50")
            colorViewfinderRejected = DeckleColor("#B00020", "#B00020")
            colorOverlay = DeckleColor("#80000000", "#80000000")
            colorTopBarBackground = DeckleColor("#4CAF50", "#2A2A2A")
            colorTopBarForeground = DeckleColor("#FFFFFF", "#E3E3E3")
            colorScanButtonsLayoutBackground = DeckleColor("#121212", "#121212")
            colorScanButtonsForeground = DeckleColor("#FFFFFF", "#FFFFFF")
        }
    }
    // endregion
}
