package com.example.invoices;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.util.Log;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.Document;
import com.example.deckle.sdk.ui.DocumentScanner;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;

// region newScanIntent
public class PlainScanActivity extends Activity {

    private static final int SCAN_REQUEST = 1;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        if (savedInstanceState == null) {
            Intent intent = DocumentScanner.newScanIntent(this, new DocumentScannerConfiguration());
            startActivityForResult(intent, SCAN_REQUEST);
        }
    }

    @Override
    protected void onActivityResult(int requestCode, int resultCode, Intent data) {
        super.onActivityResult(requestCode, resultCode, data);
        if (requestCode != SCAN_REQUEST) return;
        if (resultCode == RESULT_OK) {
            Log.i("Invoices", "Pages: " + Document.pageCount());
        } else {
            Log.i("Invoices", "Canceled, or the scanner didn't open: " + DeckleSDK.getLastError());
        }
        finish();
    }
}
// endregion
