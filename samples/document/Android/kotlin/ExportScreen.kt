package com.example.invoices

import android.app.Application
import android.util.Log
import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.compose.viewModel
import java.io.File
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// region exportScreen
data class ExportState(val message: String = "", val exporting: Boolean = false)

class ExportViewModel(private val app: Application) : AndroidViewModel(app) {
    private val mutableState = MutableStateFlow(ExportState())
    val state = mutableState.asStateFlow()

    fun exportPages() {
        runExport { writeImages(File(app.cacheDir, "pages")) }
    }

    private fun runExport(export: () -> Unit) {
        mutableState.value = ExportState("Exporting", exporting = true)
        viewModelScope.launch {
            val message = try {
                withContext(Dispatchers.IO) { export() }
                "Done"
            } catch (e: IOException) {
                Log.e("Invoices", "The export failed", e)
                "The export failed"
            }
            mutableState.value = ExportState(message)
        }
    }
}

@Composable
fun ExportScreen(viewModel: ExportViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    Column {
        Button(onClick = viewModel::exportPages, enabled = !state.exporting) { Text("Export the pages") }
        Text(state.message)
    }
}
// endregion
