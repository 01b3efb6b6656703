package com.example.parcels;

import android.os.Bundle;
import android.widget.Button;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import androidx.lifecycle.ViewModelProvider;
import com.example.deckle.sdk.barcode.BarcodeScanResult;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;

// region checkInActivity
public class CheckInActivity extends ComponentActivity {
    private CheckInViewModel viewModel;

    private final ActivityResultLauncher<BarcodeScannerConfiguration> scanner =
        registerForActivityResult(new BarcodeScanResult(), barcodes -> viewModel.onScanResult(barcodes));

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_scan);
        viewModel = new ViewModelProvider(this).get(CheckInViewModel.class);
        TextView message = findViewById(R.id.message);
        Button scanButton = findViewById(R.id.scan_button);
        scanButton.setOnClickListener(view -> {
            viewModel.onScannerOpened();
            scanner.launch(Scans.shelfScan());
        });
        viewModel.getMessage().observe(this, text -> message.setText(text));
        viewModel.isBusy().observe(this, busy -> scanButton.setEnabled(!busy));
    }
}
// endregion
