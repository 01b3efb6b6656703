package com.example.deckle.sdk

enum class DeckleError(
    /** The number of the code, as written to the trace file. */
    val code: Int,
) {
    NO_ERROR(0),
    FILE_IO(1),
    DATA_NOT_VALID(7),
    PASSWORD_NOT_VALID(12),
}
