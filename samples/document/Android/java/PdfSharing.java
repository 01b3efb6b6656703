package com.example.invoices;

import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.util.Log;
import android.widget.Toast;
import androidx.core.content.FileProvider;
import java.io.File;

/** Both methods take the context of an activity. */
final class PdfSharing {
    private PdfSharing() {}

    // region sharePDF
    static void sharePDF(Context context, File pdf) {
        Uri uri = FileProvider.getUriForFile(context, context.getPackageName() + ".fileprovider", pdf);
        Intent send = new Intent(Intent.ACTION_SEND)
                .setType("application/pdf")
                .putExtra(Intent.EXTRA_STREAM, uri)
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        context.startActivity(Intent.createChooser(send, "Share invoice"));
    }
    // endregion

    // region openPDF
    static void openPDF(Context context, File pdf) {
        Uri uri = FileProvider.getUriForFile(context, context.getPackageName() + ".fileprovider", pdf);
        Intent view = new Intent(Intent.ACTION_VIEW)
                .setDataAndType(uri, "application/pdf")
                .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        try {
            context.startActivity(view);
        } catch (ActivityNotFoundException e) {
            Log.w("Invoices", "No app can open PDF files", e);
            Toast.makeText(context, "Install an app that opens PDF files", Toast.LENGTH_LONG).show();
        }
    }
    // endregion
}
