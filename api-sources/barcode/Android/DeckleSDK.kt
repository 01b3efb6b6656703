package com.example.deckle.sdk.barcode

import android.app.Application

object DeckleSDK {
    /**
     * @param application The application object, not an activity.
     * @return `true` if the license key is accepted
     * @failure Returns `false`. `sdk:BarcodeSDK.getLastError` returns the message.
     * @when In `Application.onCreate` or in the first activity.
     */
    @JvmStatic fun initSDK(application: Application, licenseKey: String): Boolean = declared()

    /** @return the message, or an empty string if the last call succeeded or was canceled by the user */
    @JvmStatic fun getLastError(): String = declared()

    /**
     * @return `true` if the files were deleted
     * @failure Returns `false`. `sdk:BarcodeSDK.getLastError` returns the message.
     */
    @JvmStatic fun deleteTempFiles(deleteTraceFileContent: Boolean): Boolean = declared()
}
