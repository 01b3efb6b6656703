package com.example.invoices

import android.content.Context
import com.example.deckle.sdk.ui.DeckleButton
import com.example.deckle.sdk.ui.DeckleListItem
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.Onboarding
import com.example.deckle.sdk.ui.ScanHintPopup

object ScannerOnboarding {

    // region defaultItems
    fun configWithOnboarding(): DocumentScannerConfiguration =
        DocumentScannerConfiguration().apply {
            onboarding = Onboarding().apply {
                items = Onboarding.defaultItems
            }
        }
    // endregion

    // region ownItems
    fun invoiceScan(context: Context): DocumentScannerConfiguration =
        DocumentScannerConfiguration().apply { onboarding = invoiceOnboarding(context) }

    fun invoiceOnboarding(context: Context): Onboarding =
        Onboarding().apply {
            items = listOf(
                DeckleListItem(
                    image = R.drawable.onboarding_invoice,
                    title = context.getString(R.string.onboarding_scan_title),
                    message = context.getString(R.string.onboarding_scan_message),
                ),
                DeckleListItem(
                    image = R.drawable.onboarding_data,
                    title = context.getString(R.string.onboarding_data_title),
                    message = context.getString(R.string.onboarding_data_message),
                ),
            )
            buttonSkip = DeckleButton(title = context.getString(R.string.onboarding_skip))
            buttonBack = DeckleButton(title = context.getString(R.string.onboarding_back))
            buttonFinish = DeckleButton(title = context.getString(R.string.onboarding_finish))
        }
    // endregion

    // region extendItems
    fun onboardingWithPrivacy(context: Context): Onboarding {
        val privacyItem = DeckleListItem(
            image = R.drawable.onboarding_privacy,
            title = context.getString(R.string.onboarding_privacy_title),
            message = context.getString(R.string.onboarding_privacy_message),
        )
        return Onboarding().apply {
            items = listOf(privacyItem) + Onboarding.defaultItems
        }
    }
    // endregion

    // region scanHintPopup
    fun withPopup(context: Context): Onboarding =
        invoiceOnboarding(context).apply {
            scanHintPopup = ScanHintPopup().apply {
                title = context.getString(R.string.hint_title)
                message = context.getString(R.string.hint_message)
                imageSource = R.drawable.hint_invoice
                closeButton = context.getString(R.string.hint_close)
            }
        }
    // endregion

    // region switchOff
    fun withoutPopup(context: Context): DocumentScannerConfiguration =
        DocumentScannerConfiguration().apply {
            onboarding = invoiceOnboarding(context).apply { scanHintPopup = null }
        }

    fun withoutAnyOnboarding(): DocumentScannerConfiguration =
        DocumentScannerConfiguration().apply { onboarding = null }
    // endregion

    // region resetOnboarding
    fun showAgain() {
        Onboarding.reset()
    }
    // endregion

    // region newItems
    private const val ONBOARDING_VERSION = 2

    fun showNewItemsOnce(context: Context) {
        val preferences = context.getSharedPreferences("scanner", Context.MODE_PRIVATE)
        if (preferences.getInt("onboardingVersion", 1) < ONBOARDING_VERSION) {
            Onboarding.reset(onboarding = true, scanHintPopup = false)
            preferences.edit().putInt("onboardingVersion", ONBOARDING_VERSION).apply()
        }
    }
    // endregion
}
