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

    /** @since 1.5.1.8 */
    enum class PageSourceType {
        ORIGINAL,
        CUT_FILTER,
        CUT_ONLY,
    }

    @JvmStatic fun pageCount(): Int = declared()

    /**
     * @param file The file to write; `.pdf` is added if it is missing.
     * @return the written file, whose name can differ from `file` when `overwrite` is `false`
     */
    @JvmStatic @JvmOverloads fun writePDF(file: File, overwrite: Boolean, pageFormat: PDFPageFormat, maxSizeKB: Int = 0): File? = declared()

    /**
     * @since 1.5.1.8
     * @param page The number of the page, starting at 1.
     * @param file The file to write, in a folder that exists.
     * @return the written JPG file
     * @thread Call it off the main thread.
     */
    @JvmStatic fun writeImage(page: Int, file: File): File? = declared()

    /**
     * @since 1.5.1.8
     * @param page The number of the page, starting at 1.
     * @return the page as JPG data
     * @thread Call it off the main thread.
     */
    @JvmStatic fun getImageBytes(page: Int, pageSourceType: PageSourceType): ByteArray? = declared()
}
