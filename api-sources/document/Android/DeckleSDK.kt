package com.example.deckle.sdk

import android.app.Application

object DeckleSDK {
    /**
     * @param application The application object, not an activity.
     * @return `true` when the license key is accepted
     * @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
     * @when In `Application.onCreate` or in the first activity.
     */
    @JvmStatic fun initSDK(application: Application, licenseKey: String): Boolean = declared()

    @JvmStatic fun getLastError(): String = declared()

    @JvmStatic fun getLastErrorCode(): DeckleError = declared()

    @JvmStatic fun deleteTempFiles(deleteTraceFileContent: Boolean): Boolean = declared()
}
