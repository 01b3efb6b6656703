package com.example.invoices;

import android.os.Bundle;
import android.view.Gravity;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.annotation.Nullable;
import androidx.lifecycle.ViewModelProvider;

// region activity
public class DataExtractionActivity extends ComponentActivity {
    private Button readButton;
    private TextView invoiceView;

    @Override
    protected void onCreate(@Nullable Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        InvoiceDataViewModel viewModel = new ViewModelProvider(this).get(InvoiceDataViewModel.class);

        readButton = new Button(this);
        readButton.setText("Read the invoice");
        readButton.setOnClickListener(view -> viewModel.readInvoice());
        invoiceView = new TextView(this);

        LinearLayout layout = new LinearLayout(this);
        layout.setOrientation(LinearLayout.VERTICAL);
        layout.setGravity(Gravity.CENTER);
        layout.addView(readButton);
        layout.addView(invoiceView);
        setContentView(layout);

        viewModel.getState().observe(this, this::show);
    }

    private void show(InvoiceDataViewModel.State state) {
        readButton.setEnabled(!state.reading);
        Invoice invoice = state.invoice;
        if (invoice == null) {
            invoiceView.setText(state.message);
        } else {
            String sender = invoice.sender == null ? "No sender" : invoice.sender;
            String amount = invoice.amount == null ? "No amount" : invoice.amount + " €";
            invoiceView.setText(sender + "\n" + amount);
        }
    }
}
// endregion
