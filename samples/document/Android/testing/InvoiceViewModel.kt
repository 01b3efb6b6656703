package com.example.invoices

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import java.io.File
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// region viewModel
/** Saves a finished scan as a PDF and reports the result. */
class InvoiceViewModel(
    private val document: CurrentDocument,
    private val pdfFile: File,
    private val background: CoroutineDispatcher = Dispatchers.IO,
) : ViewModel() {
    private val mutableMessage = MutableStateFlow("Ready to scan")
    val message = mutableMessage.asStateFlow()

    fun onScanResult(finished: Boolean) {
        val error = document.lastError
        when {
            finished -> savePDF()
            error.isEmpty() -> mutableMessage.value = "Scan canceled"
            else -> mutableMessage.value = "Scan failed: $error"
        }
    }

    private fun savePDF() {
        viewModelScope.launch {
            val pages = document.pageCount
            mutableMessage.value = withContext(background) {
                val pdf = document.writePDF(pdfFile)
                if (pdf == null) "Not saved: ${document.lastError}" else "Pages saved: $pages"
            }
        }
    }
}
// endregion
