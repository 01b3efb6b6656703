package com.example.parcels;

import android.os.Bundle;
import android.util.Log;
import androidx.activity.result.ActivityResultLauncher;
import androidx.appcompat.app.AppCompatActivity;
import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.BarcodeFormat;
import com.example.deckle.sdk.barcode.BarcodeScanResult;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;
import com.example.deckle.sdk.barcode.DeckleSDK;
import java.util.Arrays;

// region quickStart
public class QuickStart extends AppCompatActivity {
    private final ActivityResultLauncher<BarcodeScannerConfiguration> scanner =
        registerForActivityResult(new BarcodeScanResult(), barcodes -> {
            for (Barcode barcode : barcodes) {
                Log.i("Parcels", barcode.getValue());
            }
            // The message is empty if the user canceled.
            if (barcodes.isEmpty()) {
                Log.w("Parcels", DeckleSDK.getLastError());
            }
        });

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        // With an empty license key, the SDK works for one minute.
        if (!DeckleSDK.initSDK(getApplication(), "")) {
            Log.e("Parcels", DeckleSDK.getLastError());
        } else if (savedInstanceState == null) {
            BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
            config.setBarcodeFormats(Arrays.asList(BarcodeFormat.CODE_128, BarcodeFormat.QR_CODE));
            scanner.launch(config);
        }
    }
}
// endregion
