// region sharedFile
package com.example.invoices;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import androidx.core.content.IntentCompat;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        // After process death, Android restores the activity with the intent of a file that was already read.
        setIntent(savedInstanceState == null ? withFileAsData(getIntent()) : new Intent(Intent.ACTION_MAIN));
        super.onCreate(savedInstanceState);
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(withFileAsData(intent));
    }

    /** The App plugin reports the data of a VIEW intent, but not the file of a SEND intent. */
    private static Intent withFileAsData(Intent intent) {
        // From the recent apps, a finished activity gets its old intent again, without access to the file.
        if ((intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) {
            return new Intent(Intent.ACTION_MAIN);
        }
        if (!Intent.ACTION_SEND.equals(intent.getAction())) return intent;
        Uri file = IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class);
        if (file == null) return intent;
        return new Intent(intent).setAction(Intent.ACTION_VIEW).setDataAndType(file, intent.getType());
    }
}
// endregion
