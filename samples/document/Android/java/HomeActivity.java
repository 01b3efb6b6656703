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

    private final ActivityResultLauncher<DocumentScannerConfiguration> scanner =
        registerForActivityResult(new ScanResult(), finished -> {
            scanButton.setEnabled(true);
            String error = DeckleSDK.getLastError();
            if (finished) {
                showInvoice();
            } else if (!error.isEmpty()) {
                Log.e("Invoices", "The scanner didn't open: " + error);
            }
        });

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_home);

        InvoicesApplication app = (InvoicesApplication) getApplication();
        scanButton = findViewById(R.id.scan_button);
        scanButton.setEnabled(app.isSdkReady());
        scanButton.setOnClickListener(view -> {
            scanButton.setEnabled(false);
            scanner.launch(new DocumentScannerConfiguration());
        });
    }

    private void showInvoice() {
        TextView message = findViewById(R.id.message);
        message.setText(R.string.invoice_scanned);
    }
}
// endregion
