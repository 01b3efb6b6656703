package com.example.invoices;

import android.os.Bundle;
import android.util.Log;
import android.widget.Button;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.ScanResult;

// region entryPoints
public class HomeActivity extends ComponentActivity {
    private Button scanButton;
    private TextView message;

    private final ActivityResultLauncher<DocumentScannerConfiguration> scanner =
        registerForActivityResult(new ScanResult(), finished -> {
            scanButton.setEnabled(true);
            String error = DeckleSDK.getLastError();
            if (finished) {
                message.setText(R.string.invoice_scanned);
            } else if (!error.isEmpty()) {
                Log.e("Invoices", "The scanner didn't open: " + error);
                message.setText(R.string.scanning_unavailable);
            }
        });

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_home);

        boolean ready = ((InvoicesApplication) getApplication()).isSdkReady();
        message = findViewById(R.id.message);
        if (!ready) message.setText(R.string.scanning_unavailable);
        scanButton = findViewById(R.id.scan_button);
        scanButton.setEnabled(ready);
        scanButton.setOnClickListener(view -> {
            scanButton.setEnabled(false);
            scanner.launch(new DocumentScannerConfiguration());
        });
    }
}
// endregion
