package com.example.deckle.sdk.ui

import com.example.deckle.sdk.declared
import com.example.deckle.sdk.getValue
import com.example.deckle.sdk.setValue

class Onboarding {
    var items: List<DeckleListItem>? by declared()
    var scanHintPopup: ScanHintPopup? by declared()
    var buttonSkip: DeckleButton? by declared()
    var buttonBack: DeckleButton? by declared()
    var buttonNext: DeckleButton? by declared()
    var buttonFinish: DeckleButton? by declared()

    companion object {
        /** The localized built-in items, which you can reuse, reorder, or extend. In Java, `getDefaultItems()`. */
        @JvmStatic val defaultItems: List<DeckleListItem> get() = declared()

        /**
         * @param onboarding `true` shows the onboarding screen again.
         * @param scanHintPopup `true` shows the scan hint popup again.
         */
        @JvmStatic @JvmOverloads fun reset(onboarding: Boolean = true, scanHintPopup: Boolean = true): Unit = declared()
    }
}

class ScanHintPopup {
    var title: String? by declared()
    var message: String? by declared()
    /** @remarks A drawable resource ID. */
    var imageSource: Int? by declared()
    var closeButton: String? by declared()
}

/**
 * An item of the onboarding, of the scan tips, or of the empty result screen. The image is a drawable resource of the app.
 */
class DeckleListItem @JvmOverloads constructor(
    /** @remarks A drawable resource ID. */
    var image: Int? = null,
    var title: String? = null,
    var message: String? = null,
)
