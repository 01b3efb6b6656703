package com.example.invoices;

import android.content.Context;
import com.example.deckle.sdk.ui.DeckleButton;
import com.example.deckle.sdk.ui.DeckleListItem;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.PhotoPaymentConfiguration;
import com.example.deckle.sdk.ui.ScanTips;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class ScannerTips {

    private ScannerTips() {
    }

    // region scanTips
    public static DocumentScannerConfiguration configWithTips() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setScanTips(new ScanTips());
        return config;
    }
    // endregion

    // region ownTips
    public static ScanTips invoiceTips(Context context) {
        ScanTips tips = new ScanTips();
        tips.setItems(Arrays.asList(
                new DeckleListItem(
                        R.drawable.tip_flat,
                        context.getString(R.string.tip_flat_title),
                        context.getString(R.string.tip_flat_message)),
                new DeckleListItem(
                        R.drawable.tip_payment_slip,
                        context.getString(R.string.tip_slip_title),
                        context.getString(R.string.tip_slip_message))));
        tips.setToolbarItem(
                new DeckleButton(context.getString(R.string.tips_toolbar), R.drawable.ic_help));
        return tips;
    }
    // endregion

    // region ownTitle
    public static DocumentScannerConfiguration configWithInvoiceTips(Context context) {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.setScanTips(invoiceTips(context));
        config.getTextConfig().setTextTitleScanTipsPage(context.getString(R.string.tips_title));
        return config;
    }
    // endregion

    // region extendTips
    public static ScanTips tipsWithReceipts(Context context) {
        List<DeckleListItem> items = new ArrayList<>(ScanTips.getDefaultItems());
        items.add(new DeckleListItem(
                R.drawable.tip_receipt,
                context.getString(R.string.tip_receipt_title),
                context.getString(R.string.tip_receipt_message)));

        ScanTips tips = new ScanTips();
        tips.setItems(items);
        return tips;
    }
    // endregion

    // region paymentTips
    public static PhotoPaymentConfiguration paymentWithInvoiceTips(Context context) {
        PhotoPaymentConfiguration config = new PhotoPaymentConfiguration();
        config.setScanTips(invoiceTips(context));
        return config;
    }

    public static PhotoPaymentConfiguration paymentWithoutTips() {
        PhotoPaymentConfiguration config = new PhotoPaymentConfiguration();
        config.setScanTips(null);
        return config;
    }
    // endregion
}
