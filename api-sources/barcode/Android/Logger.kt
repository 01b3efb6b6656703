package com.example.deckle.sdk.barcode

import java.io.File

object Logger {
    enum class Level {
        DISABLE,
        ASSERT,
        ERROR,
        WARNING,
        INFO,
        DEBUG,
        VERBOSE,
    }

    /** @param level The most detailed level to write. */
    @JvmStatic fun setLogLevel(level: Level): Unit = declared()

    /** @return the trace file */
    @JvmStatic fun getTraceFile(): File = declared()
}
