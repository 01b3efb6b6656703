package com.example.parcels;

import androidx.lifecycle.ViewModel;
import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;
import com.example.deckle.sdk.barcode.ReadingState;
import java.util.ArrayList;
import java.util.List;

// region keepOnClose
/** Keeps the codes even if the user closes the scanner instead of tapping the finish button. */
public class Inventory extends ViewModel {
    final List<Barcode> read = new ArrayList<>();

    BarcodeScannerConfiguration scanConfig() {
        read.clear();
        BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
        config.setMultiScan(true);
        config.setBarcodeListener(barcode -> {
            read.add(barcode);
            return ReadingState.ACTIVE;
        });
        return config;
    }
}
// endregion
