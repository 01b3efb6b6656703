package com.example.parcels;

import android.app.AlertDialog;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.util.Log;
import android.widget.Button;
import android.widget.TextView;
import android.widget.Toast;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import androidx.lifecycle.ViewModelProvider;
import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.BarcodeScanResult;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;
import com.example.deckle.sdk.barcode.DeckleSDK;
import java.util.List;

public class ScanActivity extends ComponentActivity {

    // region scanBarcode
    private Button scanButton;
    private TextView message;
    private ScannedCode state;

    private final ActivityResultLauncher<BarcodeScannerConfiguration> scanner =
        registerForActivityResult(new BarcodeScanResult(), this::onScanEnded);

    private void onScanEnded(List<? extends Barcode> barcodes) {
        scanButton.setEnabled(true);
        if (!barcodes.isEmpty()) {
            state.barcode = barcodes.get(0);
            showBarcode();
        } else {
            String error = DeckleSDK.getLastError();
            if (!error.isEmpty()) {
                Log.e("Parcels", "Scanner not opened: " + error);
                message.setText("The scanner couldn't be opened");
            }
        }
    }

    private void scan(BarcodeScannerConfiguration config) {
        scanButton.setEnabled(false);
        scanner.launch(config);
    }

    private void scanCode() {
        scan(new BarcodeScannerConfiguration());
    }
    // endregion

    // region restoreState
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_scan);
        state = new ViewModelProvider(this).get(ScannedCode.class);
        message = findViewById(R.id.message);
        message.setOnClickListener(view -> offerLink(state.barcode));
        scanButton = findViewById(R.id.scan_button);
        scanButton.setOnClickListener(view -> scanCode());
        showBarcode();
    }

    private void showBarcode() {
        Barcode barcode = state.barcode;
        if (barcode == null) {
            message.setText("No code scanned yet");
        } else if (barcode.getValue().isEmpty()) {
            message.setText(barcode.getFormat() + ": no text");
        } else {
            message.setText(barcode.getValue());
        }
    }
    // endregion

    // region openLink
    /** A code can contain any address, so show it and let the user decide. */
    private void offerLink(Barcode barcode) {
        if (barcode == null || !barcode.getValue().startsWith("https://")) {
            return;
        }
        new AlertDialog.Builder(this)
            .setTitle("Open this page?")
            .setMessage(barcode.getValue())
            .setNegativeButton("Cancel", null)
            .setPositiveButton("Open", (dialog, which) -> openPage(barcode.getValue()))
            .show();
    }

    private void openPage(String address) {
        try {
            startActivity(new Intent(Intent.ACTION_VIEW, Uri.parse(address)));
        } catch (ActivityNotFoundException e) {
            Log.w("Parcels", "No app can open this page", e);
            Toast.makeText(this, "This page can't be opened", Toast.LENGTH_LONG).show();
        }
    }
    // endregion
}
