package com.example.parcels;

import android.app.AlertDialog;
import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.util.Log;
import android.widget.Toast;
import com.example.deckle.sdk.barcode.Barcode;

final class Links {
    private Links() {
    }

    // region openLink
    /** A code can contain any address, so show it and let the user decide. */
    static void offerLink(Context activity, Barcode barcode) {
        if (!barcode.getValue().startsWith("https://")) {
            return;
        }
        new AlertDialog.Builder(activity)
            .setTitle("Open this page?")
            .setMessage(barcode.getValue())
            .setNegativeButton("Cancel", null)
            .setPositiveButton("Open", (dialog, which) -> openPage(activity, barcode.getValue()))
            .show();
    }

    private static void openPage(Context activity, String address) {
        try {
            activity.startActivity(new Intent(Intent.ACTION_VIEW, Uri.parse(address)));
        } catch (ActivityNotFoundException e) {
            Log.w("Parcels", "No app can open this page", e);
            Toast.makeText(activity, "This page can't be opened", Toast.LENGTH_LONG).show();
        }
    }
    // endregion
}
