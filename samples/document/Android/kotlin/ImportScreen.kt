package com.example.invoices

import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts.OpenDocument
import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.text.input.PasswordVisualTransformation
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel

// region importScreen
@Composable
fun ImportScreen(viewModel: ImportViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    val picker = rememberLauncherForActivityResult(OpenDocument()) { uri ->
        if (uri != null) viewModel.importFile(uri)
    }
    Column {
        Button(
            enabled = !state.loading,
            onClick = {
                picker.launch(arrayOf("application/pdf", "image/jpeg", "image/png", "image/tiff", "image/heic"))
            },
        ) {
            Text("Import a file")
        }
        Text(state.message)
        state.encrypted?.let { uri -> PasswordField { viewModel.importFile(uri, it) } }
    }
}
// endregion

// region passwordField
@Composable
fun PasswordField(onConfirm: (String) -> Unit) {
    var password by remember { mutableStateOf("") }
    OutlinedTextField(
        value = password,
        onValueChange = { password = it },
        label = { Text("Password for this PDF") },
        visualTransformation = PasswordVisualTransformation(),
    )
    Button(onClick = { onConfirm(password) }) {
        Text("Load the file")
    }
}
// endregion
