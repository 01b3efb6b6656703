package com.example.parcels;

import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.BarcodeFormat;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class Scans {
    private Scans() {
    }

    // region multiScan
    static BarcodeScannerConfiguration shelfScan() {
        BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
        config.setMultiScan(true);
        config.setMaxBarcodes(20);
        config.getTextConfig().setTextTitleScanPage("Scan the shelf");
        return config;
    }
    // endregion

    // region countArticles
    static BarcodeScannerConfiguration articleCount() {
        BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
        config.setMultiScan(true);
        config.setAllowDuplicates(true);
        config.setDuplicateInterval(2000);
        config.setBeepOnRead(true);
        return config;
    }

    /** Counts how often each code was scanned: three packages of one article count as three. */
    static Map<String, Integer> countArticles(List<? extends Barcode> barcodes) {
        Map<String, Integer> counts = new HashMap<>();
        for (Barcode barcode : barcodes) {
            Integer count = counts.get(barcode.getValue());
            counts.put(barcode.getValue(), count == null ? 1 : count + 1);
        }
        return counts;
    }
    // endregion

    // region formats
    static BarcodeScannerConfiguration articleScan() {
        BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
        config.setBarcodeFormats(Arrays.asList(
            BarcodeFormat.EAN_13,
            BarcodeFormat.EAN_8,
            BarcodeFormat.UPC_A,
            BarcodeFormat.UPC_E));
        return config;
    }
    // endregion

    // region articleNumber
    /** A UPC-A code is an EAN-13 code whose first digit is 0. */
    static String articleNumber(Barcode barcode) {
        return barcode.getFormat() == BarcodeFormat.UPC_A
            ? "0" + barcode.getValue()
            : barcode.getValue();
    }
    // endregion

    // region confirmBarcode
    static BarcodeScannerConfiguration serialNumberScan() {
        BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
        config.setBarcodeFormats(Arrays.asList(BarcodeFormat.CODE_39, BarcodeFormat.CODE_128));
        config.setConfirmBarcode(true);
        config.getTextConfig().setTextConfirmAccept("Use number");
        config.getTextConfig().setTextConfirmRetry("Scan again");
        return config;
    }
    // endregion

    // region viewfinder
    static BarcodeScannerConfiguration ticketScan() {
        BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
        config.setBarcodeFormats(Arrays.asList(BarcodeFormat.AZTEC, BarcodeFormat.QR_CODE));
        config.setViewfinderAspectRatio(1f);
        return config;
    }

    static BarcodeScannerConfiguration scanAnywhere() {
        BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
        config.setShowViewfinder(false);
        config.setRestrictToViewfinder(false);
        return config;
    }
    // endregion

    // region torchAndTimeout
    static BarcodeScannerConfiguration basementScan() {
        BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
        config.setTorchEnabled(true);
        config.setTimeout(30);
        return config;
    }
    // endregion
}
