package com.example.invoices

import androidx.activity.compose.LocalActivityResultRegistryOwner
import androidx.activity.result.ActivityResultRegistry
import androidx.activity.result.ActivityResultRegistryOwner
import androidx.activity.result.contract.ActivityResultContract
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.core.app.ActivityOptionsCompat
import java.io.File
import org.junit.Rule
import org.junit.Test

// region screenTest
/** Answers every launch with [result] instead of opening a screen. */
private class FakeResults(private val result: Any) : ActivityResultRegistryOwner {
    override val activityResultRegistry = object : ActivityResultRegistry() {
        override fun <I, O> onLaunch(
            requestCode: Int,
            contract: ActivityResultContract<I, O>,
            input: I,
            options: ActivityOptionsCompat?,
        ) {
            dispatchResult(requestCode, result)
        }
    }
}

class InvoiceScreenTest {
    @get:Rule
    val compose = createComposeRule()

    @Test
    fun showsCanceledScan() {
        val viewModel = InvoiceViewModel(FakeDocument(), File("invoice.pdf"))
        compose.setContent {
            CompositionLocalProvider(LocalActivityResultRegistryOwner provides FakeResults(false)) {
                InvoiceScreen(viewModel)
            }
        }
        compose.onNodeWithText("Scan a document").performClick()
        compose.onNodeWithText("Scan canceled").assertIsDisplayed()
    }
}
// endregion
