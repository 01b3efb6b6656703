package com.example.deckle.sdk.ui

import com.example.deckle.sdk.declared
import com.example.deckle.sdk.getValue
import com.example.deckle.sdk.setValue

class ScanTips {
    var items: List<DeckleListItem>? by declared()
    var toolbarItem: DeckleButton? by declared()

    companion object {
        /** The localized built-in items, which you can reuse, reorder, or extend. In Java, `getDefaultItems()`. */
        @JvmStatic val defaultItems: List<DeckleListItem> get() = declared()
    }
}
