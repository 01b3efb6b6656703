package com.example.deckle.sdk

import android.app.Application

object DeckleSDK {
    /**
     * @param application the application object, not an activity
     * @return `true` when the license key is accepted
     * @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
     * @thread Call it in `Application.onCreate` or in the first activity.
     */
    @JvmStatic fun initSDK(application: Application, licenseKey: String): Boolean = declared()

    /** @return the message, or an empty string when the last call succeeded, found nothing, or was canceled by the user */
    @JvmStatic fun getLastError(): String = declared()

    @JvmStatic fun getLastErrorCode(): DeckleError = declared()

    /**
     * @return `true` when the files are deleted
     * @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
     */
    @JvmStatic fun deleteTempFiles(deleteTraceFileContent: Boolean): Boolean = declared()
}
