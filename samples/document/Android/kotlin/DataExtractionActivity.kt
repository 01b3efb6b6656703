package com.example.invoices

import android.os.Bundle
import android.view.Gravity
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView
import androidx.activity.ComponentActivity
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.ViewModelProvider
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.repeatOnLifecycle
import kotlinx.coroutines.launch

// region activity
class DataExtractionActivity : ComponentActivity() {
    private lateinit var readButton: Button
    private lateinit var invoiceView: TextView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val viewModel = ViewModelProvider(this)[InvoiceDataViewModel::class.java]

        readButton = Button(this)
        readButton.text = "Read the invoice"
        readButton.setOnClickListener { viewModel.readInvoice() }
        invoiceView = TextView(this)

        val layout = LinearLayout(this)
        layout.orientation = LinearLayout.VERTICAL
        layout.gravity = Gravity.CENTER
        layout.addView(readButton)
        layout.addView(invoiceView)
        setContentView(layout)

        lifecycleScope.launch {
            repeatOnLifecycle(Lifecycle.State.STARTED) {
                viewModel.state.collect { show(it) }
            }
        }
    }

    private fun show(state: InvoiceState) {
        readButton.isEnabled = !state.reading
        val invoice = state.invoice
        invoiceView.text =
            if (invoice == null) state.message
            else "${invoice.sender ?: "No sender"}\n${invoice.amount?.let { "$it €" } ?: "No amount"}"
    }
}
// endregion
