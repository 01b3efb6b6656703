// region getStarted
package com.example.invoices;

import android.os.Bundle;
import android.view.Gravity;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.Document;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.ScanResult;

public class MainActivity extends ComponentActivity {
    private static final String LICENSE_KEY = "";
    /** Outlives the activity: another start of the SDK would clear the error that a scan has left. */
    private static boolean ready = false;
    private Button button;
    private TextView message;

    private final ActivityResultLauncher<DocumentScannerConfiguration> scanner =
        registerForActivityResult(new ScanResult(), finished -> {
            button.setEnabled(true);
            String error = DeckleSDK.getLastError();
            if (finished) message.setText("Pages scanned: " + Document.pageCount());
            else message.setText(error.isEmpty() ? "Scan canceled" : "Scan failed: " + error);
        });

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        if (!ready) {
            ready = DeckleSDK.initSDK(getApplication(), LICENSE_KEY);
        }

        message = new TextView(this);
        message.setText(ready ? "Ready to scan" : DeckleSDK.getLastError());

        button = new Button(this);
        button.setText("Scan a document");
        button.setEnabled(ready);
        button.setOnClickListener(view -> {
            button.setEnabled(false);
            scanner.launch(new DocumentScannerConfiguration());
        });

        LinearLayout layout = new LinearLayout(this);
        layout.setOrientation(LinearLayout.VERTICAL);
        layout.setGravity(Gravity.CENTER);
        layout.addView(button);
        layout.addView(message);
        setContentView(layout);
    }
}
// endregion
