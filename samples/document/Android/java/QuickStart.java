package com.example.invoices;

import android.os.Bundle;
import android.util.Log;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.ComponentActivity;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.dataextraction.AnalyzeConfiguration;
import com.example.deckle.sdk.dataextraction.DocumentDataReader;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.ScanResult;

// region quickStart
public class QuickStart extends ComponentActivity {
    private final ActivityResultLauncher<DocumentScannerConfiguration> scan =
        registerForActivityResult(new ScanResult(), finished -> {
            if (finished) {
                new Thread(() -> {
                    String json = DocumentDataReader.analyze();
                    Log.i("Invoices", json.isEmpty() ? "No data found. " + DeckleSDK.getLastError() : json);
                }).start();
            } else {
                String error = DeckleSDK.getLastError();
                Log.w("Invoices", error.isEmpty() ? "Canceled" : error);
            }
        });

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        // If Android recreates the activity, the scanner is already open.
        if (savedInstanceState != null) return;
        // With an empty license key, the SDK works for one minute.
        if (!DeckleSDK.initSDK(getApplication(), "")) {
            Log.e("Invoices", DeckleSDK.getLastError());
        } else {
            // Scanning also works without text recognition.
            if (!DocumentDataReader.setAnalyzeConfiguration(new AnalyzeConfiguration())) {
                Log.w("Invoices", DeckleSDK.getLastError());
            }
            scan.launch(new DocumentScannerConfiguration());
        }
    }
}
// endregion
