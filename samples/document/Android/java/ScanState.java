package com.example.invoices;

import androidx.lifecycle.ViewModel;

// region keepState
/** What survives when the system recreates the activity while the scanner is open. */
public class ScanState extends ViewModel {
    public int pages = 0;
}
// endregion
