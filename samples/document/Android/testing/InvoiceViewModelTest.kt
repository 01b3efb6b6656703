package com.example.invoices

import java.io.File
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.test.UnconfinedTestDispatcher
import kotlinx.coroutines.test.resetMain
import kotlinx.coroutines.test.setMain
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Test

// region unitTest
@OptIn(ExperimentalCoroutinesApi::class)
class InvoiceViewModelTest {
    private val dispatcher = UnconfinedTestDispatcher()

    @Before
    fun setUp() = Dispatchers.setMain(dispatcher)

    @After
    fun tearDown() = Dispatchers.resetMain()

    private fun messageAfter(finished: Boolean, document: FakeDocument): String {
        val viewModel = InvoiceViewModel(document, File("invoice.pdf"), dispatcher)
        viewModel.onScanResult(finished)
        return viewModel.message.value
    }

    @Test
    fun savesFinishedScan() {
        assertEquals("Pages saved: 2", messageAfter(true, FakeDocument(pageCount = 2)))
    }

    @Test
    fun distinguishesCancelFromFailure() {
        assertEquals("Scan canceled", messageAfter(false, FakeDocument()))
        assertEquals(
            "Scan failed: not initialised",
            messageAfter(false, FakeDocument(lastError = "not initialised")),
        )
    }
}
// endregion
