package com.example.invoices

import androidx.lifecycle.ViewModel

// region keepState
/** The state that is kept when Android recreates the activity while the scanner is open. */
class PagesViewModel : ViewModel() {
    var message = "No pages yet"
}
// endregion
