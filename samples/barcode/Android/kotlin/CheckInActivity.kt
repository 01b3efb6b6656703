package com.example.parcels

import android.os.Bundle
import android.widget.Button
import android.widget.TextView
import androidx.activity.ComponentActivity
import androidx.activity.viewModels
import androidx.lifecycle.lifecycleScope
import com.example.deckle.sdk.barcode.BarcodeScanResult
import kotlinx.coroutines.launch

// region checkInActivity
class CheckInActivity : ComponentActivity() {
    private val viewModel: CheckInViewModel by viewModels()
    private val scanner = registerForActivityResult(BarcodeScanResult()) { viewModel.onScanResult(it) }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_scan)
        val message = findViewById<TextView>(R.id.message)
        val scanButton = findViewById<Button>(R.id.scan_button)
        scanButton.setOnClickListener {
            viewModel.onScannerOpened()
            scanner.launch(shelfScan())
        }
        lifecycleScope.launch {
            viewModel.state.collect { state ->
                message.text = state.message
                scanButton.isEnabled = !state.busy
            }
        }
    }
}
// endregion
