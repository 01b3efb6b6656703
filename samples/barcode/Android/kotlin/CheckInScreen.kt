package com.example.parcels

import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import com.example.deckle.sdk.barcode.BarcodeScanResult

// region checkInScreen
@Composable
fun CheckInScreen(viewModel: CheckInViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    val scanner = rememberLauncherForActivityResult(BarcodeScanResult(), viewModel::onScanResult)
    Column {
        Button(
            enabled = !state.busy,
            onClick = {
                viewModel.onScannerOpened()
                scanner.launch(shelfScan())
            },
        ) {
            Text("Check in parcels")
        }
        Text(state.message)
    }
}
// endregion
