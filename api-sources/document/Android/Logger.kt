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

    /** @param level The most detailed kind of message to write. */
    @JvmStatic fun setLogLevel(level: Level): Unit = declared()

    /** @return the trace file, `Deckle.txt` in the folder `Deckle` of the app's private files */
    @JvmStatic fun getTraceFile(): File = declared()
}
