package com.example.invoices.compose

import android.content.Intent
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.ui.Modifier
import com.example.deckle.sdk.ui.PhotoPaymentConfiguration
import com.example.deckle.sdk.ui.PhotoPaymentFiles
import com.example.deckle.sdk.ui.PhotoPaymentFilesResult
import com.example.invoices.PaymentScreen
import com.example.invoices.PaymentViewModel
import com.example.invoices.sharedFiles

// region shareTarget
class ShareTargetActivity : ComponentActivity() {
    private val viewModel: PaymentViewModel by viewModels()

    // In a lambda, because the view model doesn't exist before onCreate.
    private val photoPayment = registerForActivityResult(PhotoPaymentFilesResult()) { json ->
        viewModel.onPaymentRead(json)
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        setContent {
            MaterialTheme(if (isSystemInDarkTheme()) darkColorScheme() else lightColorScheme()) {
                Scaffold { padding -> Box(Modifier.padding(padding)) { PaymentScreen(viewModel) } }
            }
        }
        if (savedInstanceState == null) readFiles(intent)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        setIntent(intent)
        readFiles(intent)
    }

    private fun readFiles(intent: Intent) {
        val files = sharedFiles(intent)
        if (files.isEmpty()) {
            viewModel.onNothingShared()
        } else {
            viewModel.onScannerOpened()
            photoPayment.launch(PhotoPaymentFiles(files, PhotoPaymentConfiguration()))
        }
    }
}
// endregion
