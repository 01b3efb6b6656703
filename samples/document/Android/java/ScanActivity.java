package com.example.invoices;

import android.os.Bundle;
import android.util.Log;
import android.widget.Button;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.Document;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.PageEditConfiguration;
import com.example.deckle.sdk.ui.ScanFilter;
import com.example.deckle.sdk.ui.ScanResult;
import com.example.deckle.sdk.ui.Source;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Collections;
import java.util.List;

// region scanDocument
public class ScanActivity extends ComponentActivity {

    private Button button;

    private final ActivityResultLauncher<DocumentScannerConfiguration> scanner =
        registerForActivityResult(new ScanResult(), this::onScanEnded);

    private void onScanEnded(boolean finished) {
        button.setEnabled(true);
        String error = DeckleSDK.getLastError();
        if (finished) {
            Log.i("Invoices", "Pages: " + Document.pageCount());
        } else if (!error.isEmpty()) {
            Log.e("Invoices", "The scanner didn't open: " + error);
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
    // endregion

    // region singlePage
    void scanReceipt() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setMultiPage(false);
        config.setAllowPageEditing(false);
        scan(config);
    }
    // endregion

    // region manualCapture
    void scanByHand() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setAutoCapture(false);
        config.setAllowCaptureModeSetting(true);
        config.setVibrateOnCapture(true);
        scan(config);
    }
    // endregion

    // region importImages
    void cropPhotos(List<File> photos) {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setSource(Source.IMAGE);
        config.setSourceImages(photos);
        scan(config);
    }
    // endregion

    // region cropExample
    void cropExample() {
        new Thread(() -> {
            try {
                File photo = copyExample();
                runOnUiThread(() -> {
                    if (!isDestroyed()) {
                        cropPhotos(Collections.singletonList(photo));
                    }
                });
            } catch (IOException e) {
                Log.e("Invoices", "The example wasn't copied", e);
            }
        }).start();
    }

    private File copyExample() throws IOException {
        File photo = new File(getCacheDir(), "invoice.jpg");
        try (InputStream input = getAssets().open("invoice.jpg");
             OutputStream output = new FileOutputStream(photo)) {
            byte[] buffer = new byte[8192];
            for (int count = input.read(buffer); count >= 0; count = input.read(buffer)) {
                output.write(buffer, 0, count);
            }
        }
        return photo;
    }
    // endregion

    // region pickPhotos
    void pickPhotos() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setSource(Source.GALLERY_MULTIPLE);
        scan(config);
    }

    void scanOrImport() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setSource(Source.CAMERA_IMPORT);
        scan(config);
    }
    // endregion

    // region editOptions
    void scanForArchive() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setDefaultScanFilter(ScanFilter.BLACKWHITE);
        config.setConfirmPages(true);
        PageEditConfiguration edit = config.getPageEditConfig();
        edit.setAllowPageFilter(false);
        edit.setAllowPageRetake(true);
        edit.setAllowPageAdd(true);
        edit.setPageArrangementShowDeleteButton(true);
        scan(config);
    }
    // endregion
}
