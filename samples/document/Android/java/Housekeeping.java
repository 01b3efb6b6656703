package com.example.invoices;

import android.content.Context;
import android.content.Intent;
import android.content.pm.ApplicationInfo;
import android.net.Uri;
import android.util.Log;
import androidx.core.content.FileProvider;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.Logger;

final class Housekeeping {
    private Housekeeping() {
    }

    // region setLogLevel
    static void chooseLogLevel(Context context) {
        boolean debuggable =
            (context.getApplicationInfo().flags & ApplicationInfo.FLAG_DEBUGGABLE) != 0;
        Logger.setLogLevel(debuggable ? Logger.Level.VERBOSE : Logger.Level.ERROR);
    }
    // endregion

    // region getTraceFile
    static void shareTraceFile(Context context) {
        String authority = context.getPackageName() + ".fileprovider";
        Uri uri = FileProvider.getUriForFile(context, authority, Logger.getTraceFile());

        Intent send = new Intent(Intent.ACTION_SEND)
            .setType("text/plain")
            .putExtra(Intent.EXTRA_STREAM, uri)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        context.startActivity(Intent.createChooser(send, null));
    }
    // endregion

    // region deleteTempFiles
    /** Call this after exporting the invoice, because it also discards the current document. */
    static void discardDocument() {
        if (!DeckleSDK.deleteTempFiles(false)) {
            Log.w("Invoices", "Temporary files: " + DeckleSDK.getLastError());
        }
    }
    // endregion

    // region getLastErrorCode
    static String describeLastError() {
        switch (DeckleSDK.getLastErrorCode()) {
            case FILE_IO:
                return "The file can't be read or written.";
            case DATA_NOT_VALID:
                return "The file is damaged or has an unsupported format.";
            case PASSWORD_NOT_VALID:
                return "The password of the PDF is missing or wrong.";
            default:
                return "The document can't be processed.";
        }
    }
    // endregion
}
