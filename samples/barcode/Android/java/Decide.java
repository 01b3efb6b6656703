package com.example.parcels;

import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.BarcodeFormat;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;
import com.example.deckle.sdk.barcode.ReadingState;
import java.util.Collections;
import java.util.Set;

final class Decide {
    private Decide() {
    }

    // region acceptKnown
    /** Closes the scanner at the first number that is on the delivery list and rejects all others. */
    static BarcodeScannerConfiguration parcelSearch(Set<String> expected) {
        BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
        config.setBarcodeFormats(Collections.singletonList(BarcodeFormat.CODE_128));
        config.setBarcodeListener(barcode ->
            expected.contains(barcode.getValue()) ? ReadingState.FINISHED : ReadingState.REJECTED);
        return config;
    }
    // endregion
}
