package androidx.compose.ui

interface Modifier {
    companion object : Modifier
}

interface Alignment {
    interface Horizontal
    interface Vertical

    companion object {
        val Start: Horizontal = throw NotImplementedError()
        val CenterHorizontally: Horizontal = throw NotImplementedError()
        val End: Horizontal = throw NotImplementedError()
        val Top: Vertical = throw NotImplementedError()
        val CenterVertically: Vertical = throw NotImplementedError()
        val Bottom: Vertical = throw NotImplementedError()
    }
}
