package com.example.deckle.sdk.ui

import com.example.deckle.sdk.declared
import com.example.deckle.sdk.getValue
import com.example.deckle.sdk.setValue

class ButtonConfiguration {
    var buttonScanAutoCaptureOn: DeckleButton? by declared()
    var buttonScanAutoCaptureOff: DeckleButton? by declared()
    var buttonScanTorch: DeckleButton? by declared()
    var buttonScanCapture: DeckleButton? by declared()
    var buttonScanFinish: DeckleButton? by declared()
    var buttonScanImport: DeckleButton? by declared()
    var buttonEditRotate: DeckleButton? by declared()
    var buttonEditCrop: DeckleButton? by declared()
    var buttonEditFilter: DeckleButton? by declared()
    var buttonEditArrange: DeckleButton? by declared()
    var buttonEditRetake: DeckleButton? by declared()
    var buttonEditAddPage: DeckleButton? by declared()
    var buttonEditDelete: DeckleButton? by declared()
    var buttonEditFinish: DeckleButton? by declared()
    var buttonCropExpand: DeckleButton? by declared()
    var buttonCropSnap: DeckleButton? by declared()
    var buttonCropFinish: DeckleButton? by declared()
    var buttonConfirmationFinish: DeckleButton? by declared()
}

/**
 * The text and the icon of a button. The icon is a drawable resource of the app.
 */
class DeckleButton @JvmOverloads constructor(
    var title: String? = null,
    /** @remarks A drawable resource ID. */
    var icon: Int? = null,
)
