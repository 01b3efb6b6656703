package com.example.parcels;

import androidx.lifecycle.ViewModel;
import com.example.deckle.sdk.barcode.Barcode;

// region keepState
/** What survives when the system recreates the activity while the scanner is open. */
public class ScanState extends ViewModel {
    Barcode barcode;
}
// endregion
