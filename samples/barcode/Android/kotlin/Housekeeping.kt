package com.example.parcels

import android.content.Context
import android.content.pm.ApplicationInfo
import android.util.Log
import com.example.deckle.sdk.barcode.DeckleSDK
import com.example.deckle.sdk.barcode.Logger
import java.io.File
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

// region setLogLevel
fun chooseLogLevel(context: Context) {
    val debuggable = (context.applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE) != 0
    Logger.setLogLevel(if (debuggable) Logger.Level.VERBOSE else Logger.Level.ERROR)
}
// endregion

// region getTraceFile
/** Copies the trace file to the app's external files, which you can access from a computer. */
@Throws(IOException::class)
suspend fun exportTraceFile(context: Context): File = withContext(Dispatchers.IO) {
    val folder = context.getExternalFilesDir(null) ?: throw IOException("No external storage")
    Logger.getTraceFile().copyTo(File(folder, "barcode-trace.txt"), overwrite = true)
}
// endregion

// region deleteTempFiles
/** [withTrace] also empties the trace file, for example after you sent it to support. */
fun cleanUp(withTrace: Boolean) {
    if (!DeckleSDK.deleteTempFiles(withTrace)) {
        Log.w("Parcels", "Temporary files: ${DeckleSDK.getLastError()}")
    }
}
// endregion
