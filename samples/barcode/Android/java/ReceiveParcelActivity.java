package com.example.parcels;

import android.os.Bundle;
import android.util.Log;
import android.widget.Button;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.BarcodeFormat;
import com.example.deckle.sdk.barcode.BarcodeScanResult;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.ScanResult;
import java.util.Collections;
import java.util.List;

// region useBoth
/** Reads the number on a parcel, then scans its delivery note. */
public class ReceiveParcelActivity extends ComponentActivity {
    private Button scanButton;

    private final ActivityResultLauncher<DocumentScannerConfiguration> noteScanner =
        registerForActivityResult(new ScanResult(), finished -> {
            scanButton.setEnabled(true);
            String error = com.example.deckle.sdk.DeckleSDK.getLastError();
            Log.i("Parcels", finished ? "Delivery note scanned" : "No delivery note. " + error);
        });

    private final ActivityResultLauncher<BarcodeScannerConfiguration> labelScanner =
        registerForActivityResult(new BarcodeScanResult(), this::onLabelRead);

    private void onLabelRead(List<? extends Barcode> barcodes) {
        if (barcodes.isEmpty()) {
            scanButton.setEnabled(true);
            // The message is empty if the user canceled.
            Log.i("Parcels", "No parcel. " + com.example.deckle.sdk.barcode.DeckleSDK.getLastError());
        } else {
            Log.i("Parcels", "Parcel " + barcodes.get(0).getValue());
            DocumentScannerConfiguration config = new DocumentScannerConfiguration();
            config.setMultiPage(false);
            noteScanner.launch(config);
        }
    }

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_scan);
        scanButton = findViewById(R.id.scan_button);
        scanButton.setOnClickListener(view -> {
            scanButton.setEnabled(false);
            BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
            config.setBarcodeFormats(Collections.singletonList(BarcodeFormat.CODE_128));
            labelScanner.launch(config);
        });
    }
}
// endregion
