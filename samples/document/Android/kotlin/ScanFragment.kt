package com.example.invoices

import android.os.Bundle
import android.util.Log
import android.view.View
import android.widget.Button
import android.widget.TextView
import androidx.fragment.app.Fragment
import androidx.fragment.app.viewModels
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanResult

// region fragment
class ScanFragment : Fragment(R.layout.fragment_scan) {
    private val viewModel: PagesViewModel by viewModels()

    private val scanner = registerForActivityResult(ScanResult()) { finished ->
        requireView().findViewById<Button>(R.id.scan_button).isEnabled = true
        val error = DeckleSDK.getLastError()
        if (finished) {
            viewModel.message = "Pages: ${Document.pageCount()}"
        } else if (error.isNotEmpty()) {
            Log.e("Invoices", "The scanner didn't open: $error")
            viewModel.message = "The scanner couldn't be opened"
        }
        showMessage(requireView())
    }

    override fun onViewCreated(view: View, savedInstanceState: Bundle?) {
        super.onViewCreated(view, savedInstanceState)
        view.findViewById<Button>(R.id.scan_button).setOnClickListener { button ->
            button.isEnabled = false
            scanner.launch(DocumentScannerConfiguration())
        }
        showMessage(view)
    }

    private fun showMessage(view: View) {
        view.findViewById<TextView>(R.id.message).text = viewModel.message
    }
}
// endregion
