package com.example.invoices;

import android.content.Context;
import android.content.SharedPreferences;
import com.example.deckle.sdk.ui.DeckleButton;
import com.example.deckle.sdk.ui.DeckleListItem;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.Onboarding;
import com.example.deckle.sdk.ui.ScanHintPopup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class ScannerOnboarding {

    private ScannerOnboarding() {
    }

    // region defaultItems
    public static DocumentScannerConfiguration configWithOnboarding() {
        Onboarding onboarding = new Onboarding();
        onboarding.setItems(Onboarding.getDefaultItems());

        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setOnboarding(onboarding);
        return config;
    }
    // endregion

    // region ownItems
    public static DocumentScannerConfiguration invoiceScan(Context context) {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setOnboarding(invoiceOnboarding(context));
        return config;
    }

    public static Onboarding invoiceOnboarding(Context context) {
        Onboarding onboarding = new Onboarding();
        onboarding.setItems(Arrays.asList(
                new DeckleListItem(
                        R.drawable.onboarding_invoice,
                        context.getString(R.string.onboarding_scan_title),
                        context.getString(R.string.onboarding_scan_message)),
                new DeckleListItem(
                        R.drawable.onboarding_data,
                        context.getString(R.string.onboarding_data_title),
                        context.getString(R.string.onboarding_data_message))));
        onboarding.setButtonSkip(new DeckleButton(context.getString(R.string.onboarding_skip)));
        onboarding.setButtonBack(new DeckleButton(context.getString(R.string.onboarding_back)));
        onboarding.setButtonFinish(new DeckleButton(context.getString(R.string.onboarding_finish)));
        return onboarding;
    }
    // endregion

    // region extendItems
    public static Onboarding onboardingWithPrivacy(Context context) {
        List<DeckleListItem> items = new ArrayList<>();
        items.add(new DeckleListItem(
                R.drawable.onboarding_privacy,
                context.getString(R.string.onboarding_privacy_title),
                context.getString(R.string.onboarding_privacy_message)));
        items.addAll(Onboarding.getDefaultItems());

        Onboarding onboarding = new Onboarding();
        onboarding.setItems(items);
        return onboarding;
    }
    // endregion

    // region scanHintPopup
    public static Onboarding withPopup(Context context) {
        ScanHintPopup popup = new ScanHintPopup();
        popup.setTitle(context.getString(R.string.hint_title));
        popup.setMessage(context.getString(R.string.hint_message));
        popup.setImageSource(R.drawable.hint_invoice);
        popup.setCloseButton(context.getString(R.string.hint_close));

        Onboarding onboarding = invoiceOnboarding(context);
        onboarding.setScanHintPopup(popup);
        return onboarding;
    }
    // endregion

    // region switchOff
    public static DocumentScannerConfiguration withoutPopup(Context context) {
        Onboarding onboarding = invoiceOnboarding(context);
        onboarding.setScanHintPopup(null);

        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setOnboarding(onboarding);
        return config;
    }

    public static DocumentScannerConfiguration withoutAnyOnboarding() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setOnboarding(null);
        return config;
    }
    // endregion

    // region resetOnboarding
    public static void showAgain() {
        Onboarding.reset();
    }
    // endregion

    // region newItems
    private static final int ONBOARDING_VERSION = 2;

    public static void showNewItemsOnce(Context context) {
        SharedPreferences preferences =
                context.getSharedPreferences("scanner", Context.MODE_PRIVATE);
        if (preferences.getInt("onboardingVersion", 1) < ONBOARDING_VERSION) {
            Onboarding.reset(true, false);
            preferences.edit().putInt("onboardingVersion", ONBOARDING_VERSION).apply();
        }
    }
    // endregion
}
