package com.example.invoices

import android.app.Application
import android.net.Uri
import android.util.Log
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.CreateDocument
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.compose.viewModel
import java.io.File
import java.io.FileNotFoundException
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// region saveCopyButton
class CopyViewModel(private val app: Application) : AndroidViewModel(app) {
    private val mutableMessage = MutableStateFlow("")
    val message = mutableMessage.asStateFlow()

    fun saveCopy(target: Uri) {
        viewModelScope.launch {
            mutableMessage.value = try {
                withContext(Dispatchers.IO) { copyTo(target) }
                "Saved"
            } catch (e: IOException) {
                Log.e("Invoices", "The copy failed", e)
                "The invoice couldn't be saved"
            }
        }
    }

    private fun copyTo(target: Uri) {
        val pdf = File(app.filesDir, "invoices/Invoice.pdf")
        val output = app.contentResolver.openOutputStream(target, "wt") ?: throw FileNotFoundException("$target")
        output.use { pdf.inputStream().use { input -> input.copyTo(it) } }
    }
}

@Composable
fun SaveCopyButton(enabled: Boolean, viewModel: CopyViewModel = viewModel()) {
    val message by viewModel.message.collectAsStateWithLifecycle()
    val dialog = rememberLauncherForActivityResult(CreateDocument("application/pdf")) { target ->
        if (target != null) viewModel.saveCopy(target)
    }
    Button(onClick = { dialog.launch("Invoice.pdf") }, enabled = enabled) { Text("Save a copy") }
    Text(message)
}
// endregion
