package com.example.invoices

import android.content.Context
import com.example.deckle.sdk.ui.DeckleButton
import com.example.deckle.sdk.ui.DeckleListItem
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.PhotoPaymentConfiguration
import com.example.deckle.sdk.ui.ScanTips

object ScannerTips {

    // region scanTips
    fun configWithTips(): DocumentScannerConfiguration =
        DocumentScannerConfiguration().apply { scanTips = ScanTips() }
    // endregion

    // region ownTips
    fun invoiceTips(context: Context): ScanTips =
        ScanTips().apply {
            items = listOf(
                DeckleListItem(
                    image = R.drawable.tip_flat,
                    title = context.getString(R.string.tip_flat_title),
                    message = context.getString(R.string.tip_flat_message),
                ),
                DeckleListItem(
                    image = R.drawable.tip_payment_slip,
                    title = context.getString(R.string.tip_slip_title),
                    message = context.getString(R.string.tip_slip_message),
                ),
            )
            toolbarItem = DeckleButton(
                title = context.getString(R.string.tips_toolbar),
                icon = R.drawable.ic_help,
            )
        }
    // endregion

    // region ownTitle
    fun configWithInvoiceTips(context: Context): DocumentScannerConfiguration =
        DocumentScannerConfiguration().apply {
            scanTips = invoiceTips(context)
            textConfig.textTitleScanTipsPage = context.getString(R.string.tips_title)
        }
    // endregion

    // region extendTips
    fun tipsWithReceipts(context: Context): ScanTips {
        val receiptTip = DeckleListItem(
            image = R.drawable.tip_receipt,
            title = context.getString(R.string.tip_receipt_title),
            message = context.getString(R.string.tip_receipt_message),
        )
        return ScanTips().apply { items = ScanTips.defaultItems + receiptTip }
    }
    // endregion

    // region paymentTips
    fun paymentWithInvoiceTips(context: Context): PhotoPaymentConfiguration =
        PhotoPaymentConfiguration().apply { scanTips = invoiceTips(context) }

    fun paymentWithoutTips(): PhotoPaymentConfiguration =
        PhotoPaymentConfiguration().apply { scanTips = null }
    // endregion
}
