package androidx.compose.ui.test

class SemanticsNodeInteraction internal constructor()

interface SemanticsNodeInteractionsProvider

fun SemanticsNodeInteractionsProvider.onNodeWithText(text: String): SemanticsNodeInteraction = throw NotImplementedError()

fun SemanticsNodeInteraction.performClick(): SemanticsNodeInteraction = throw NotImplementedError()

fun SemanticsNodeInteraction.assertIsDisplayed(): SemanticsNodeInteraction = throw NotImplementedError()

