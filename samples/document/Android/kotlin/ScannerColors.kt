package com.example.invoices

import com.example.deckle.sdk.ui.BaseScannerConfiguration
import com.example.deckle.sdk.ui.DeckleColor
import com.example.deckle.sdk.ui.DocumentScannerConfiguration

object ScannerColors {

    // region brandColors
    private val brand = DeckleColor("#1D6FD1", "#8AB8F5")
    private val onBrand = DeckleColor("#FFFFFF", "#000000")

    fun applyBrandColors(config: BaseScannerConfiguration) {
        config.colorConfig.apply {
            colorPrimary = brand
            colorOnPrimary = onBrand
            colorSecondary = brand
            colorOnSecondary = onBrand
            colorScanPolygon = brand
            colorTopBarBackground = DeckleColor("#1D6FD1", "#16233A")
            colorTopBarForeground = DeckleColor("#FFFFFF", "#DEFFFFFF")
        }
    }
    // endregion

    // region scanWithColors
    fun scanInBrandColors(): DocumentScannerConfiguration =
        DocumentScannerConfiguration().apply { applyBrandColors(this) }
    // endregion

    // region allColors
    fun applyDefaultColors(config: BaseScannerConfiguration) {
        config.colorConfig.apply {
            colorPrimary = DeckleColor("#4CAF50", "#4CAF50")
            colorOnPrimary = DeckleColor("#FFFFFF", "#000000")
            colorSecondary = DeckleColor("#4CAF50", "#4CAF50")
            colorOnSecondary = DeckleColor("#FFFFFF", "#000000")
            colorScanButtonsLayoutBackground = DeckleColor("#121212", "#121212")
            colorScanButtonsForeground = DeckleColor("#FFFFFF", "#FFFFFF")
            colorScanPolygon = DeckleColor("#4CAF50", "#4CAF50")
            colorBottomBarBackground = DeckleColor("#FFFFFF", "#212121")
            colorBottomBarForeground = DeckleColor("#323232", "#BEBEBE")
            colorTopBarBackground = DeckleColor("#4CAF50", "#2A2A2A")
            colorTopBarForeground = DeckleColor("#FFFFFF", "#DEFFFFFF")
            colorTopBarTitle = DeckleColor("#FFFFFF", "#DEFFFFFF")
        }
    }
    // endregion
}
