package com.example.deckle.sdk.barcode

class Barcode(
    val value: String,
    val format: BarcodeFormat,
    /** @remarks It can be missing. */
    val rawBytes: ByteArray?,
    val bounds: BarcodeBounds?,
    val timestamp: Long,
)

class BarcodeBounds(
    val left: Float,
    val top: Float,
    val right: Float,
    val bottom: Float,
)
