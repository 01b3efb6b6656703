package com.example.invoices

import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.util.Log
import androidx.compose.foundation.Image
import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.graphics.asImageBitmap
import androidx.lifecycle.ViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.compose.viewModel
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// region pageScreen
data class PageState(val message: String, val loading: Boolean = false, val page: Bitmap? = null)

class PageViewModel : ViewModel() {
    private val mutableState = MutableStateFlow(PageState(""))
    val state = mutableState.asStateFlow()

    private var call: Job? = null

    /** Waits for a running call, and then removes its result. */
    fun clear() {
        viewModelScope.launch {
            call?.join()
            mutableState.value = PageState("")
        }
    }

    fun showPage(pageNumber: Int, version: Document.PageSourceType) {
        mutableState.value = PageState("Loading the page", loading = true)
        call = viewModelScope.launch { mutableState.value = withContext(Dispatchers.IO) { load(pageNumber, version) } }
    }

    private fun load(pageNumber: Int, version: Document.PageSourceType): PageState {
        val jpg = Document.getImageBytes(pageNumber, version)
        if (jpg == null) {
            Log.e("Invoices", "Page $pageNumber isn't available: ${DeckleSDK.getLastError()}")
            return PageState("The page can't be shown")
        }
        val options = BitmapFactory.Options().apply { inSampleSize = 4 }
        return PageState("Page $pageNumber", page = BitmapFactory.decodeByteArray(jpg, 0, jpg.size, options))
    }
}

@Composable
fun PageScreen(viewModel: PageViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    // True after each scan, but not after a rotation.
    var isNew by rememberSaveable { mutableStateOf(true) }
    LaunchedEffect(Unit) {
        if (isNew) viewModel.clear()
        isNew = false
    }
    val showPage = { viewModel.showPage(1, Document.PageSourceType.CUT_FILTER) }
    Column {
        Button(onClick = showPage, enabled = !state.loading) { Text("Show the first page") }
        Text(state.message)
        state.page?.let { page -> Image(page.asImageBitmap(), contentDescription = state.message) }
    }
}
// endregion
