package com.example.parcels;

import android.content.Context;
import android.content.pm.ApplicationInfo;
import android.util.Log;
import com.example.deckle.sdk.barcode.DeckleSDK;
import com.example.deckle.sdk.barcode.Logger;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

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
    /** Copies the trace file to the app's external files. It blocks, so call it on a background thread. */
    static File exportTraceFile(Context context) throws IOException {
        File folder = context.getExternalFilesDir(null);
        if (folder == null) {
            throw new IOException("No external storage");
        }
        File copy = new File(folder, "barcode-trace.txt");
        try (InputStream input = new FileInputStream(Logger.getTraceFile());
             OutputStream output = new FileOutputStream(copy)) {
            byte[] buffer = new byte[8192];
            for (int count = input.read(buffer); count >= 0; count = input.read(buffer)) {
                output.write(buffer, 0, count);
            }
        }
        return copy;
    }
    // endregion

    // region deleteTempFiles
    /** {@code withTrace} also empties the trace file, for example after you sent it to support. */
    static void cleanUp(boolean withTrace) {
        if (!DeckleSDK.deleteTempFiles(withTrace)) {
            Log.w("Parcels", "Temporary files: " + DeckleSDK.getLastError());
        }
    }
    // endregion
}
