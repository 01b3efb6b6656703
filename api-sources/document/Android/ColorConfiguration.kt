package com.example.deckle.sdk.ui

import com.example.deckle.sdk.declared
import com.example.deckle.sdk.getValue
import com.example.deckle.sdk.setValue

class ColorConfiguration {
    var colorPrimary: DeckleColor? by declared()
    var colorOnPrimary: DeckleColor? by declared()
    var colorSecondary: DeckleColor? by declared()
    var colorOnSecondary: DeckleColor? by declared()
    var colorScanButtonsLayoutBackground: DeckleColor? by declared()
    var colorScanButtonsForeground: DeckleColor? by declared()
    var colorScanPolygon: DeckleColor? by declared()
    var colorBottomBarBackground: DeckleColor? by declared()
    var colorBottomBarForeground: DeckleColor? by declared()
    var colorTopBarBackground: DeckleColor? by declared()
    /**
     * @defaultValue light `#FFFFFF`, dark `#DEFFFFFF`
     * @remarks Set `sdk:ColorConfig.colorTopBarTitle` to give the title a different color.
     */
    var colorTopBarForeground: DeckleColor? by declared()
    var colorTopBarTitle: DeckleColor? by declared()
}

/**
 * One color for light mode and one for dark mode, each as `#RRGGBB` or `#AARRGGBB`.
 */
class DeckleColor(
    val light: String,
    val dark: String,
)
