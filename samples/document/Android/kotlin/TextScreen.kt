package com.example.invoices

import android.util.Log
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.lifecycle.ViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.compose.viewModel
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.dataextraction.DocumentDataReader
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// region textScreen
data class TextState(val text: String = "", val reading: Boolean = false)

class TextViewModel : ViewModel() {
    private val mutableState = MutableStateFlow(TextState())
    val state = mutableState.asStateFlow()

    private var call: Job? = null

    /** Waits for a running call, and then removes its result. */
    fun clear() {
        viewModelScope.launch {
            call?.join()
            mutableState.value = TextState()
        }
    }

    /** Reads a page, or without its number the whole document. */
    fun readText(pageNumber: Int = -1) {
        mutableState.value = TextState("Reading the text", reading = true)
        call = viewModelScope.launch {
            val (text, error) = withContext(Dispatchers.IO) {
                DocumentDataReader.getText(pageNumber) to DeckleSDK.getLastError()
            }
            if (error.isNotEmpty()) Log.e("Invoices", "Text recognition failed: $error")
            val message = if (error.isEmpty()) "No text found" else "The text couldn't be read"
            mutableState.value = TextState(text.ifEmpty { message })
        }
    }
}

/** Runs after each scan, but not after a rotation. */
@Composable
fun AfterScan(action: () -> Unit) {
    var isNew by rememberSaveable { mutableStateOf(true) }
    LaunchedEffect(Unit) {
        if (isNew) action()
        isNew = false
    }
}

@Composable
fun TextScreen(viewModel: TextViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    AfterScan(viewModel::clear)
    Column(Modifier.verticalScroll(rememberScrollState())) {
        Button(onClick = { viewModel.readText() }, enabled = !state.reading) {
            Text("Read the text")
        }
        Text(state.text)
    }
}
// endregion
