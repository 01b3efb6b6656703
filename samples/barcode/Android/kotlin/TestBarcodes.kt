package com.example.parcels

import com.example.deckle.sdk.barcode.Barcode
import com.example.deckle.sdk.barcode.BarcodeBounds
import com.example.deckle.sdk.barcode.BarcodeFormat

// region result
val articleCode = Barcode(
    value = "2012345678903",
    format = BarcodeFormat.EAN_13,
    rawBytes = null,
    bounds = BarcodeBounds(left = 0.21f, top = 0.44f, right = 0.79f, bottom = 0.56f),
    timestamp = 1753084800000,
)
// endregion
