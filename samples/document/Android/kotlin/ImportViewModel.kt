package com.example.invoices

import android.content.Context
import android.net.Uri
import android.util.Log
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.example.deckle.sdk.DeckleError
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import com.example.deckle.sdk.dataextraction.DocumentDataReader
import java.io.File
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// region importViewModel
/** If the file needs a password, [encrypted] is its address. */
data class ImportState(val message: String, val loading: Boolean = false, val encrypted: Uri? = null)

class ImportViewModel : ViewModel() {
    private val mutableState = MutableStateFlow(ImportState(""))
    val state = mutableState.asStateFlow()

    fun importFile(uri: Uri, password: String? = null) {
        if (state.value.loading) return // One call at a time.
        mutableState.value = ImportState("Loading the file", loading = true)
        viewModelScope.launch {
            mutableState.value = withContext(Dispatchers.IO) { load(uri, password) }
        }
    }

    private fun load(uri: Uri, password: String?): ImportState {
        if (DocumentDataReader.loadFile(uri, password)) return ImportState("Pages: ${Document.pageCount()}")
        Log.w("Invoices", "The file wasn't loaded: ${DeckleSDK.getLastError()}")
        val needsPassword = DeckleSDK.getLastErrorCode() == DeckleError.PASSWORD_NOT_VALID
        return ImportState(describeLastError(), encrypted = if (needsPassword) uri else null)
    }
}
// endregion

// region importExample
fun ImportViewModel.importExample(context: Context) {
    val example = File(context.cacheDir, "invoice.pdf")
    viewModelScope.launch {
        try {
            withContext(Dispatchers.IO) { copyAsset(context, example) }
            importFile(Uri.fromFile(example))
        } catch (e: IOException) {
            Log.e("Invoices", "The example wasn't copied", e)
        }
    }
}

@Throws(IOException::class)
private fun copyAsset(context: Context, copy: File) {
    context.assets.open(copy.name).use { input ->
        copy.outputStream().use { output -> input.copyTo(output) }
    }
}
// endregion
