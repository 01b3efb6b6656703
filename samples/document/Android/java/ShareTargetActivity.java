package com.example.invoices;

import android.content.ContentResolver;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.util.Log;
import android.widget.EditText;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import androidx.annotation.Nullable;
import androidx.core.content.IntentCompat;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.ui.PhotoPaymentConfiguration;
import com.example.deckle.sdk.ui.PhotoPaymentFiles;
import com.example.deckle.sdk.ui.PhotoPaymentFilesResult;
import java.util.ArrayList;
import java.util.List;
import org.json.JSONException;

public class ShareTargetActivity extends ComponentActivity {

    private TextView message;

    // region startPhotoPaymentWithExternalFiles
    private final ActivityResultLauncher<PhotoPaymentFiles> photoPayment =
        registerForActivityResult(new PhotoPaymentFilesResult(), this::onPaymentRead);

    private void onPaymentRead(@Nullable String json) {
        if (json == null) {
            showNoPayment(DeckleSDK.getLastError());
        } else if (json.isEmpty()) {
            clearForm("No payment data found");
        } else {
            showTransfer(json);
        }
    }

    private void readFiles(Intent intent) {
        List<Uri> files = sharedFiles(intent);
        if (files.isEmpty()) {
            clearForm("Share a PDF or an image");
        } else {
            photoPayment.launch(new PhotoPaymentFiles(files, new PhotoPaymentConfiguration()));
        }
    }
    // endregion

    // region onNewIntent
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_share_target);
        message = findViewById(R.id.message);
        if (savedInstanceState == null) {
            readFiles(getIntent());
        }
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        setIntent(intent);
        readFiles(intent);
    }
    // endregion

    private void showTransfer(String json) {
        try {
            Transfer transfer = new Transfer(json);
            fill(R.id.recipient, transfer.recipient);
            fill(R.id.iban, Iban.format(transfer.iban));
            fill(R.id.bic, transfer.bic);
            fill(R.id.amount, transfer.amount == null ? "" : transfer.amount.toPlainString());
            fill(R.id.reference, transfer.reference);
            message.setText(
                transfer.alreadyPaid ? "This invoice seems to be paid" : "Check every field before you pay");
        } catch (JSONException e) {
            // Without the exception, whose message contains the data.
            Log.e("Invoices", "The payment data isn't valid");
            clearForm("The invoice couldn't be read");
        }
    }

    private void fill(int id, String value) {
        EditText field = findViewById(id);
        field.setText(value);
    }

    /** Empties the form: after a failure, or when the transfer has been sent. */
    private void clearForm(String text) {
        int[] fields = {R.id.recipient, R.id.iban, R.id.bic, R.id.amount, R.id.reference};
        for (int field : fields) fill(field, "");
        message.setText(text);
    }

    private void showNoPayment(String error) {
        if (error.isEmpty()) {
            message.setText("Canceled");
        } else {
            Log.e("Invoices", "Photo payment failed: " + error);
            clearForm("The invoice couldn't be read");
        }
    }

    // region sharedFiles
    private List<Uri> sharedFiles(Intent intent) {
        List<Uri> received = new ArrayList<>();
        // From the recent apps, a finished activity gets its old intent again, without access to the files.
        if ((intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) return received;
        if (Intent.ACTION_SEND.equals(intent.getAction())) {
            received.add(IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class));
        } else if (Intent.ACTION_SEND_MULTIPLE.equals(intent.getAction())) {
            List<Uri> several = IntentCompat.getParcelableArrayListExtra(intent, Intent.EXTRA_STREAM, Uri.class);
            if (several != null) received.addAll(several);
        } else if (Intent.ACTION_VIEW.equals(intent.getAction())) {
            received.add(intent.getData());
        }
        List<Uri> readable = new ArrayList<>();
        for (Uri uri : received) {
            if (uri != null && ContentResolver.SCHEME_CONTENT.equals(uri.getScheme())) readable.add(uri);
        }
        return readable;
    }
    // endregion
}
