package com.example.deckle.sdk

import java.io.File

object Document {
    enum class PDFPageFormat {
        FIT_TO_PAGES,
        A4,
        A4_LANDSCAPE,
        A5,
        A5_LANDSCAPE,
        LETTER,
        LETTER_LANDSCAPE,
        LEGAL,
        LEGAL_LANDSCAPE,
    }

    enum class PageSourceType {
        ORIGINAL,
        CUT_FILTER,
        CUT_ONLY,
    }

    /** @return the number of pages of the currently loaded document, `0` when none is loaded */
    @JvmStatic fun pageCount(): Int = declared()

    /**
     * @param file the file to write; `.pdf` is appended when the name has no extension
     * @return the written file, whose name can differ from `file` when `overwrite` is `false`
     * @failure Returns `null`. `sdk:DeckleSDK.getLastError` holds the message.
     * @thread Blocks until the file is written. Call it off the main thread.
     */
    @JvmStatic @JvmOverloads fun writePDF(file: File, overwrite: Boolean, pageFormat: PDFPageFormat, maxSizeKB: Int = 0): File? = declared()

    /**
     * @param page the number of the page, starting at 1
     * @param file the file to write, in a folder that exists
     * @return the written JPG file
     * @failure Returns `null`. `sdk:DeckleSDK.getLastError` holds the message.
     * @thread Call it off the main thread.
     */
    @JvmStatic fun writeImage(page: Int, file: File): File? = declared()

    /**
     * @param page the number of the page, starting at 1
     * @return the page as JPG data
     * @failure Returns `null`. `sdk:DeckleSDK.getLastError` holds the message.
     * @thread Call it off the main thread.
     */
    @JvmStatic fun getImageBytes(page: Int, pageSourceType: PageSourceType): ByteArray? = declared()
}
