package com.example.deckle.sdk.ui

import com.example.deckle.sdk.declared
import com.example.deckle.sdk.getValue
import com.example.deckle.sdk.setValue

class EmptyResultScreen {
    var items: List<DeckleListItem>? by declared()
    var title: String? by declared()
    var repeatButton: DeckleButton by declared()

    companion object {
        /** The localized built-in items, which you can reuse, reorder, or extend. Initialize the SDK first. In Java, `getDefaultItems()`. */
        @JvmStatic val defaultItems: List<DeckleListItem> get() = declared()
    }
}
