package com.example.deckle.sdk.ui

import com.example.deckle.sdk.declared
import com.example.deckle.sdk.getValue
import com.example.deckle.sdk.setValue

class DocumentScannerConfiguration : BaseScannerConfiguration()

class PhotoPaymentConfiguration : BaseScannerConfiguration() {
    val analyzeConfig: PaymentAnalyzeConfiguration by declared()
    var emptyResultScreen: EmptyResultScreen? by declared()
    override var scanTips: ScanTips? by declared()
    var allowGiroCode: Boolean by declared()
}

class PaymentAnalyzeConfiguration {
    var readBIC: Boolean by declared()
    var readPaymentState: Boolean by declared()
    var readSEPACreditor: Boolean by declared()
}

class PageEditConfiguration {
    var allowPageRotation: Boolean by declared()
    var allowPageFilter: Boolean by declared()
    var allowPageCropping: Boolean by declared()
    var allowPageArrangement: Boolean by declared()
    var allowPageRetake: Boolean by declared()
    var allowPageAdd: Boolean by declared()
    var allowPageDeletion: Boolean by declared()
    var pageArrangementShowDeleteButton: Boolean by declared()
    var pageArrangementShowPageNumber: Boolean by declared()
}
