package androidx.compose.ui.test.junit4

import androidx.compose.runtime.Composable
import androidx.compose.ui.test.SemanticsNodeInteractionsProvider
import org.junit.rules.TestRule

interface ComposeTestRule : TestRule, SemanticsNodeInteractionsProvider

interface ComposeContentTestRule : ComposeTestRule {
    fun setContent(composable: @Composable () -> Unit)
}

fun createComposeRule(): ComposeContentTestRule = throw NotImplementedError()
