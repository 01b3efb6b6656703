package com.example.invoices;

import android.os.Bundle;
import android.util.Log;
import android.view.View;
import android.widget.Button;
import android.widget.TextView;
import androidx.activity.result.ActivityResultLauncher;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.ViewModelProvider;
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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ScanActivity extends AppCompatActivity {

    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final List<Button> buttons = new ArrayList<>();
    private TextView message;
    private ScanState state;

    // region scanDocument
    private final ActivityResultLauncher<DocumentScannerConfiguration> scanner =
        registerForActivityResult(new ScanResult(), this::onScanEnded);

    private void onScanEnded(boolean finished) {
        buttons.forEach(button -> button.setEnabled(true));
        if (finished) {
            state.pages = Document.pageCount();
            showPages();
        } else {
            String error = DeckleSDK.getLastError();
            if (!error.isEmpty()) {
                Log.e("Invoices", "The scanner didn't open: " + error);
                message.setText("The scanner couldn't be opened");
            }
        }
    }

    private void scan(DocumentScannerConfiguration config) {
        buttons.forEach(button -> button.setEnabled(false));
        scanner.launch(config);
    }

    private void scanInvoice() {
        scan(new DocumentScannerConfiguration());
    }
    // endregion

    // region restoreState
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_scan);
        message = findViewById(R.id.message);
        onClick(R.id.scan_button, view -> scanInvoice());
        state = new ViewModelProvider(this).get(ScanState.class);
        showPages();
    }

    private void onClick(int id, View.OnClickListener listener) {
        Button button = findViewById(id);
        button.setOnClickListener(listener);
        buttons.add(button);
    }

    private void showPages() {
        message.setText("Pages: " + state.pages);
    }
    // endregion

    @Override
    protected void onDestroy() {
        executor.shutdown();
        super.onDestroy();
    }

    @Override
    public void onContentChanged() {
        super.onContentChanged();
        onClick(R.id.receipt_button, view -> scanReceipt());
        onClick(R.id.manual_button, view -> scanByHand());
        onClick(R.id.gallery_button, view -> pickPhotos());
        onClick(R.id.import_button, view -> scanOrImport());
        onClick(R.id.archive_button, view -> scanForArchive());
        onClick(R.id.example_button, view -> cropExample());
    }

    // region singlePage
    private void scanReceipt() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setMultiPage(false);
        config.setAllowPageEditing(false);
        scan(config);
    }
    // endregion

    // region manualCapture
    private void scanByHand() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setAutoCapture(false);
        config.setAllowCaptureModeSetting(true);
        config.setVibrateOnCapture(true);
        scan(config);
    }
    // endregion

    // region importImages
    private void cropPhotos(List<File> photos) {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setSource(Source.IMAGE);
        config.setSourceImages(photos);
        scan(config);
    }
    // endregion

    // region cropExample
    private void cropExample() {
        executor.execute(() -> {
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
        });
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
    private void pickPhotos() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setSource(Source.GALLERY_MULTIPLE);
        scan(config);
    }

    private void scanOrImport() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setSource(Source.CAMERA_IMPORT);
        scan(config);
    }
    // endregion

    // region editOptions
    private void scanForArchive() {
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
