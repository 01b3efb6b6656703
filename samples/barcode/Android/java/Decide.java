package com.example.parcels;

import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.BarcodeFormat;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;
import com.example.deckle.sdk.barcode.ReadingState;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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

    // region checkAfterwards
    /** Your request to the server. It blocks until the server answers. */
    interface ParcelLookup {
        boolean isExpected(String value) throws IOException;
    }

    /** Returns the codes that the server recognizes. It blocks, so call it on an executor with the result of a scan. */
    static List<Barcode> checkIn(List<? extends Barcode> barcodes, ParcelLookup lookup) throws IOException {
        List<Barcode> expected = new ArrayList<>();
        for (Barcode barcode : barcodes) {
            if (lookup.isExpected(barcode.getValue())) {
                expected.add(barcode);
            }
        }
        return expected;
    }
    // endregion
}
