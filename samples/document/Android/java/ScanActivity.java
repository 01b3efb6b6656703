package com.example.invoices;

import android.os.Bundle;
import android.util.Log;
import android.widget.Button;
import android.widget.Toast;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.Document;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.ScanResult;

// region scanDocument
public class ScanActivity extends ComponentActivity {
    private Button button;

    private final ActivityResultLauncher<DocumentScannerConfiguration> scanner =
        registerForActivityResult(new ScanResult(), this::onScanEnded);

    private void onScanEnded(boolean finished) {
        button.setEnabled(true);
        String error = DeckleSDK.getLastError();
        if (finished) {
            showMessage("Pages: " + Document.pageCount());
        } else if (!error.isEmpty()) {
            Log.e("Invoices", "The scanner didn't open: " + error);
            showMessage("The scanner couldn't be opened");
        }
    }

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        button = new Button(this);
        button.setText("Scan an invoice");
        button.setOnClickListener(view -> scan(new DocumentScannerConfiguration()));
        setContentView(button);
    }

    private void scan(DocumentScannerConfiguration config) {
        button.setEnabled(false);
        scanner.launch(config);
    }

    private void showMessage(String text) {
        Toast.makeText(this, text, Toast.LENGTH_LONG).show();
    }
}
// endregion
