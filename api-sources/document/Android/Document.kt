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

    /** @return the number of pages of the currently loaded document, `0` when none is loaded */
    @JvmStatic fun pageCount(): Int = declared()

    /**
     * @param file the file to write; `.pdf` is added if it is missing
     * @param overwrite `true` replaces an existing file; `false` keeps it and adds a number to the new name, for example `Invoice(1).pdf`
     * @param pageFormat the page size of the PDF
     * @param maxSizeKB (since 1.7) the upper limit of the file size in kilobytes; 10 MB are `10 * 1024`. A file that would be larger is compressed, which lowers the image quality and takes longer. `0`, the default, sets no limit.
     * @return the written file, whose name can differ from `file` when `overwrite` is `false`
     * @failure Returns `null`. `sdk:DeckleSDK.getLastError` returns the message.
     * @thread Blocks until pending text recognition is complete and the file is written. Call it off the main thread.
     */
    @JvmStatic @JvmOverloads fun writePDF(file: File, overwrite: Boolean, pageFormat: PDFPageFormat, maxSizeKB: Int = 0): File? = declared()

    /**
     * @since 1.5.1.8
     * @param page the number of the page, starting at 1
     * @param file the file to write, in a folder that exists
     * @return the written JPG file
     * @failure Returns `null`. `sdk:DeckleSDK.getLastError` returns the message.
     * @thread Call it off the main thread.
     */
    @JvmStatic fun writeImage(page: Int, file: File): File? = declared()

    /**
     * @since 1.5.1.8
     * @param page the number of the page, starting at 1
     * @param pageSourceType the version of the page: untouched, cropped, or cropped and filtered
     * @return the page as JPG data
     * @failure Returns `null`. `sdk:DeckleSDK.getLastError` returns the message.
     * @thread Call it off the main thread.
     */
    @JvmStatic fun getImageBytes(page: Int, pageSourceType: PageSourceType): ByteArray? = declared()
}
