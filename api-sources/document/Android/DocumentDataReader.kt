package com.example.deckle.sdk.dataextraction

import android.net.Uri
import com.example.deckle.sdk.declared

object DocumentDataReader {
    @JvmStatic fun setAnalyzeConfiguration(config: AnalyzeConfiguration): Boolean = declared()

    /**
     * @param uri The file to load: a `file://` or a `content://` URI.
     * @failure Returns `false`. `sdk:DeckleSDK.getLastError` returns the message, `sdk:DeckleSDK.getLastErrorCode` the reason.
     */
    @JvmStatic @JvmOverloads fun loadFile(uri: Uri, password: String? = null): Boolean = declared()

    @JvmStatic @JvmOverloads fun getText(pageNumber: Int = -1): String = declared()

    /**
     * @thread Blocks until extraction is complete. Call it off the main thread.
     */
    @JvmStatic fun analyze(): String = declared()
}
