package com.example.invoices;

import android.content.Context;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.PageEditConfiguration;
import com.example.deckle.sdk.ui.ScanFilter;
import com.example.deckle.sdk.ui.Source;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Collections;
import java.util.List;

final class ScanOptions {
    private ScanOptions() {
    }

    // region singlePage
    static DocumentScannerConfiguration receiptScan() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setMultiPage(false);
        config.setAllowPageEditing(false);
        return config;
    }
    // endregion

    // region manualCapture
    static DocumentScannerConfiguration captureSwitchScan() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setAutoCapture(false);
        config.setAllowCaptureModeSetting(true);
        config.setVibrateOnCapture(true);
        return config;
    }
    // endregion

    // region importImages
    static DocumentScannerConfiguration photoScan(List<File> photos) {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setSource(Source.IMAGE);
        config.setSourceImages(photos);
        return config;
    }
    // endregion

    // region cropExample
    /** Copies the photo to a file and returns a configuration that scans it. Blocks, so call it off the main thread. */
    static DocumentScannerConfiguration exampleScan(Context context) throws IOException {
        File photo = new File(context.getCacheDir(), "invoice.jpg");
        try (InputStream input = context.getAssets().open("invoice.jpg");
             OutputStream output = new FileOutputStream(photo)) {
            byte[] buffer = new byte[8192];
            for (int count = input.read(buffer); count >= 0; count = input.read(buffer)) {
                output.write(buffer, 0, count);
            }
        }
        return photoScan(Collections.singletonList(photo));
    }
    // endregion

    // region pickPhotos
    static DocumentScannerConfiguration galleryScan() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setSource(Source.GALLERY_MULTIPLE);
        return config;
    }

    static DocumentScannerConfiguration scanOrImport() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setSource(Source.CAMERA_IMPORT);
        return config;
    }
    // endregion

    // region editOptions
    static DocumentScannerConfiguration archiveScan() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setDefaultScanFilter(ScanFilter.BLACKWHITE);
        config.setConfirmPages(true);
        PageEditConfiguration edit = config.getPageEditConfig();
        edit.setAllowPageFilter(false);
        edit.setAllowPageRetake(true);
        edit.setAllowPageAdd(true);
        edit.setPageArrangementShowDeleteButton(true);
        return config;
    }
    // endregion
}
