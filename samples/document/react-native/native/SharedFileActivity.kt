// region sharedFile
package com.example.invoices

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import androidx.core.content.IntentCompat
import com.facebook.react.ReactActivity

/** React Native reports the data of a VIEW intent to JavaScript, but not the file of a SEND intent. */
abstract class SharedFileActivity : ReactActivity() {

  override fun onCreate(savedInstanceState: Bundle?) {
    intent = withFileAsData(intent)
    super.onCreate(savedInstanceState)
  }

  override fun onNewIntent(intent: Intent) {
    super.onNewIntent(withFileAsData(intent))
  }

  private fun withFileAsData(intent: Intent): Intent {
    // From the recent apps, a finished activity gets its old intent again, without access to the file.
    if ((intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) {
      return Intent(intent).setAction(Intent.ACTION_MAIN)
    }
    if (intent.action != Intent.ACTION_SEND) return intent
    val file =
        IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri::class.java)
            ?: return intent
    return Intent(intent).setAction(Intent.ACTION_VIEW).setDataAndType(file, intent.type)
  }
}
// endregion
