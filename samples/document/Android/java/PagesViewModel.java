package com.example.invoices;

import androidx.lifecycle.ViewModel;

// region keepState
/** The state that is kept when Android recreates the activity while the scanner is open. */
public class PagesViewModel extends ViewModel {
    public String message = "No pages yet";
}
// endregion
