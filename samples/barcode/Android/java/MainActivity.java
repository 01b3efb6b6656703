// region getStarted
package com.example.parcels;

import android.os.Bundle;
import android.view.Gravity;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.BarcodeScanResult;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;
import com.example.deckle.sdk.barcode.DeckleSDK;
import java.util.List;

public class MainActivity extends ComponentActivity {
    private static final String LICENSE_KEY = "";
    /** Outlives the activity: another start of the SDK would clear the error that a scan has left. */
    private static boolean ready = false;
    private Button button;
    private TextView message;

    private final ActivityResultLauncher<BarcodeScannerConfiguration> scanner =
        registerForActivityResult(new BarcodeScanResult(), this::showResult);

    private void showResult(List<? extends Barcode> barcodes) {
        button.setEnabled(true);
        if (barcodes.isEmpty()) {
            String error = DeckleSDK.getLastError();
            message.setText(error.isEmpty() ? "Scan canceled" : "Scan failed: " + error);
        } else {
            Barcode barcode = barcodes.get(0);
            message.setText(barcode.getFormat() + ": " + barcode.getValue());
        }
    }

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        if (!ready) ready = DeckleSDK.initSDK(getApplication(), LICENSE_KEY);

        message = new TextView(this);
        message.setText(ready ? "Ready to scan" : DeckleSDK.getLastError());

        button = new Button(this);
        button.setText("Scan a code");
        button.setEnabled(ready);
        button.setOnClickListener(view -> {
            button.setEnabled(false);
            scanner.launch(new BarcodeScannerConfiguration());
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
