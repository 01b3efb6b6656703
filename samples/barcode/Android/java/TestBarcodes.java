package com.example.parcels;

import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.BarcodeBounds;
import com.example.deckle.sdk.barcode.BarcodeFormat;

final class TestBarcodes {
    private TestBarcodes() {
    }

    // region result
    static final Barcode ARTICLE_CODE = new Barcode(
        "2012345678903",
        BarcodeFormat.EAN_13,
        null,
        new BarcodeBounds(0.21f, 0.44f, 0.79f, 0.56f),
        1753084800000L);
    // endregion
}
