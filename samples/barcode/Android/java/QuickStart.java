package com.example.parcels;

import android.os.Bundle;
import android.util.Log;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.ComponentActivity;
import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.BarcodeFormat;
import com.example.deckle.sdk.barcode.BarcodeScanResult;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;
import com.example.deckle.sdk.barcode.DeckleSDK;
import java.util.Arrays;

// region quickStart
public class QuickStart extends ComponentActivity {
    private final ActivityResultLauncher<BarcodeScannerConfiguration> scanner =
        registerForActivityResult(new BarcodeScanResult(), barcodes -> {
            for (Barcode barcode : barcodes) {
                Log.i("Parcels", barcode.getValue());
            }
            // The message is empty if the user canceled.
            String message = DeckleSDK.getLastError();
            if (barcodes.isEmpty() && !message.isEmpty()) {
                Log.w("Parcels", message);
            }
        });

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        // If Android recreates the activity, the scanner is already open.
        if (savedInstanceState != null) return;
        // With an empty license key, the SDK works for one minute.
        if (!DeckleSDK.initSDK(getApplication(), "")) {
            Log.e("Parcels", DeckleSDK.getLastError());
        } else {
            BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
            config.setBarcodeFormats(Arrays.asList(BarcodeFormat.CODE_128, BarcodeFormat.QR_CODE));
            scanner.launch(config);
        }
    }
}
// endregion
