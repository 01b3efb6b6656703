package com.example.invoices

import android.util.Log
import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.lifecycle.ViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.compose.viewModel
import java.io.IOException
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

// region searchScreen
class SearchViewModel : ViewModel() {
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

    fun search(word: String) {
        mutableState.value = TextState("Searching", reading = true)
        call = viewModelScope.launch {
            mutableState.value = try {
                val pages = findPages(word)
                TextState(if (pages.isEmpty()) "Not found" else "Found on page ${pages.joinToString()}")
            } catch (e: IOException) {
                Log.e("Invoices", "Text recognition failed", e)
                TextState("The text couldn't be read")
            }
        }
    }
}

@Composable
fun SearchScreen(viewModel: SearchViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    var word by rememberSaveable { mutableStateOf("IBAN") }
    AfterScan(viewModel::clear)
    Column {
        OutlinedTextField(value = word, onValueChange = { word = it }, label = { Text("Word") })
        Button(onClick = { viewModel.search(word) }, enabled = !state.reading) { Text("Find the pages") }
        Text(state.text)
    }
}
// endregion
