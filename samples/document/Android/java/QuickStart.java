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
                new Thread(() -> Log.i("Invoices", DocumentDataReader.analyze())).start();
            } else {
                // The message is empty if the user canceled.
                String message = DeckleSDK.getLastError();
                if (!message.isEmpty()) {
                    Log.w("Invoices", message);
                }
            }
        });

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        // With an empty license key, the SDK works for one minute.
        if (!DeckleSDK.initSDK(getApplication(), "")) {
            Log.e("Invoices", DeckleSDK.getLastError());
        } else if (savedInstanceState == null) {
            DocumentDataReader.setAnalyzeConfiguration(new AnalyzeConfiguration());
            scan.launch(new DocumentScannerConfiguration());
        }
    }
}
// endregion
