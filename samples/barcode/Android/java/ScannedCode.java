package com.example.parcels;

import androidx.lifecycle.ViewModel;
import com.example.deckle.sdk.barcode.Barcode;

// region keepState
/** Keeps the state if Android recreates the activity while the scanner is open. */
public class ScannedCode extends ViewModel {
    Barcode barcode;
}
// endregion
