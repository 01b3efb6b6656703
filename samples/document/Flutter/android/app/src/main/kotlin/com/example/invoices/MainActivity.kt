// region sharedFiles
package com.example.invoices

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
        super.onNewIntent(intent)
        setIntent(intent)
        channel?.invokeMethod("shared", null)
    }

    /** Android adds the URIs of shared files to the clip data. Each intent is read once. */
    private fun takeFiles(): List<String> {
        val clip = intent.clipData ?: return emptyList()
        intent.clipData = null
        return (0 until clip.itemCount).mapNotNull { clip.getItemAt(it).uri?.toString() }
    }
}
// endregion
