// region sharedFiles
package com.example.invoices

import android.content.Intent
import android.net.Uri
import androidx.core.content.IntentCompat
import org.apache.cordova.CallbackContext
import org.apache.cordova.CordovaPlugin
import org.apache.cordova.PluginResult
import org.json.JSONArray

/** Passes each file that the user opens in this app, or shares with it, to JavaScript. */
class SharedFiles : CordovaPlugin() {
    private var waiting: String? = null
    private var listener: CallbackContext? = null

    override fun pluginInitialize() = keepFile(cordova.activity.intent)

    override fun onNewIntent(intent: Intent) = keepFile(intent)

    override fun execute(action: String, args: JSONArray, callback: CallbackContext): Boolean {
        if (action != "listen") return false
        listen(callback)
        return true
    }

    @Synchronized
    private fun listen(callback: CallbackContext) {
        listener = callback
        report()
    }

    @Synchronized
    private fun keepFile(intent: Intent) {
        // From the recent apps, a finished activity gets its old intent again, without access to the file.
        if ((intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) return
        val file = when (intent.action) {
            Intent.ACTION_VIEW -> intent.data
            Intent.ACTION_SEND ->
                IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri::class.java)
            else -> null
        }
        if (file == null) return
        waiting = file.toString()
        // Each intent is read once.
        intent.action = Intent.ACTION_MAIN
        report()
    }

    private fun report() {
        val callback = listener ?: return
        val file = waiting ?: return
        waiting = null
        val result = PluginResult(PluginResult.Status.OK, file)
        result.keepCallback = true
        callback.sendPluginResult(result)
    }
}
// endregion
