package com.example.parcels;

import android.os.Bundle;
import android.util.Log;
import android.widget.Button;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.BarcodeScanResult;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;
import com.example.deckle.sdk.barcode.DeckleSDK;
import java.util.List;

// region scanBarcode
public class ScanActivity extends ComponentActivity {
    /** Keeps the code if Android recreates the activity while the scanner is open. */
    public static class ScannedCode extends ViewModel {
        Barcode barcode;
    }

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

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_scan);
        state = new ViewModelProvider(this).get(ScannedCode.class);
        message = findViewById(R.id.message);
        scanButton = findViewById(R.id.scan_button);
        scanButton.setOnClickListener(view -> scan(new BarcodeScannerConfiguration()));
        showBarcode();
    }

    private void scan(BarcodeScannerConfiguration config) {
        scanButton.setEnabled(false);
        scanner.launch(config);
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
}
// endregion
