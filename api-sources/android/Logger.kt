package com.example.deckle.sdk

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

    @JvmStatic fun setLogLevel(logLevel: Level): Unit = declared()

    /** @return the trace file, `Deckle.txt` in the folder `Deckle` of the app's private files */
    @JvmStatic fun getTraceFile(): File = declared()
}
