// region sharedFiles
package com.example.invoices

import android.content.ContentResolver
import android.content.Intent
import io.flutter.embedding.android.FlutterActivity
import io.flutter.embedding.engine.FlutterEngine
import io.flutter.plugin.common.MethodChannel

class MainActivity : FlutterActivity() {
    private var channel: MethodChannel? = null

    override fun configureFlutterEngine(flutterEngine: FlutterEngine) {
        super.configureFlutterEngine(flutterEngine)
        val messenger = flutterEngine.dartExecutor.binaryMessenger
        channel = MethodChannel(messenger, "com.example.invoices/shared_files").apply {
            setMethodCallHandler { call, result ->
                if (call.method == "take") result.success(takeFiles()) else result.notImplemented()
            }
        }
    }

    override fun onNewIntent(intent: Intent) {
        setIntent(intent)
        super.onNewIntent(intent)
        channel?.invokeMethod("shared", null)
    }

    /** Without this, Flutter looks for a route with the URI of an opened file as its name. */
    override fun shouldHandleDeeplinking(): Boolean =
        intent.scheme != ContentResolver.SCHEME_CONTENT && super.shouldHandleDeeplinking()

    /** An opened file is the data of the intent. Android adds shared files to its clip data. */
    private fun takeFiles(): List<String> {
        val clip = intent.clipData
        val uris = when {
            // From the recent apps, a finished activity gets its old intent again,
            // but can no longer read the files.
            (intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0 -> emptyList()
            intent.action == Intent.ACTION_VIEW -> listOf(intent.data)
            clip != null -> (0 until clip.itemCount).map { clip.getItemAt(it).uri }
            else -> emptyList()
        }
        // Each intent is read once.
        intent.data = null
        intent.clipData = null
        return uris.filter { it?.scheme == ContentResolver.SCHEME_CONTENT }.map { it.toString() }
    }
}
// endregion
