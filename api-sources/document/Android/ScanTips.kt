package com.example.deckle.sdk.ui

import com.example.deckle.sdk.declared
import com.example.deckle.sdk.getValue
import com.example.deckle.sdk.setValue

class ScanTips {
    var items: List<DeckleListItem>? by declared()
    var toolbarItem: DeckleButton? by declared()

    companion object {
        /** The built-in items, localized, to reuse, reorder or extend. Needs an initialized SDK. In Java, `getDefaultItems()`. */
        @JvmStatic val defaultItems: List<DeckleListItem> get() = declared()
    }
}
