package com.example.deckle.sdk.dataextraction

import com.example.deckle.sdk.declared
import com.example.deckle.sdk.getValue
import com.example.deckle.sdk.setValue

class AnalyzeConfiguration {
    var readBIC: Boolean by declared()
    var readPaymentState: Boolean by declared()
}
