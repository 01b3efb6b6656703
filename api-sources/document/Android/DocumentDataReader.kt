package com.example.deckle.sdk.dataextraction

import android.net.Uri
import com.example.deckle.sdk.declared

object DocumentDataReader {
    /**
     * @return `true` when the configuration is accepted
     * @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message.
     */
    @JvmStatic fun setAnalyzeConfiguration(config: AnalyzeConfiguration): Boolean = declared()

    /**
     * @param uri the file to load: a `file://` or a `content://` URI
     * @param password the password of an encrypted PDF; leave it out for all other files
     * @return `true` when the file is loaded and is now the current document
     * @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message, `sdk:DeckleSDK.getLastErrorCode` the reason.
     * @thread Blocks until the file is loaded. Call it off the main thread.
     */
    @JvmStatic @JvmOverloads fun loadFile(uri: Uri, password: String? = null): Boolean = declared()

    /**
     * @return the recognized text, lines separated by `\n`
     * @nothingFound Returns an empty string.
     * @failure Returns an empty string. `sdk:DeckleSDK.getLastError` returns the message.
     * @thread Blocks until recognition is complete. Call it off the main thread.
     */
    @JvmStatic @JvmOverloads fun getText(pageNumber: Int = -1): String = declared()

    /**
     * @return a JSON string with the fields of `sdk:AnalyzeResult`
     * @nothingFound Returns an empty string.
     * @failure Returns an empty string. `sdk:DeckleSDK.getLastError` returns the message.
     * @thread Blocks until extraction is complete. Call it off the main thread.
     */
    @JvmStatic fun analyze(): String = declared()
}
