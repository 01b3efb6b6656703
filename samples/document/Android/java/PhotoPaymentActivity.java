package com.example.invoices;

import android.os.Bundle;
import android.util.Log;
import android.view.View;
import android.widget.Button;
import android.widget.EditText;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import androidx.annotation.Nullable;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.ui.DeckleButton;
import com.example.deckle.sdk.ui.DeckleListItem;
import com.example.deckle.sdk.ui.EmptyResultScreen;
import com.example.deckle.sdk.ui.PhotoPaymentConfiguration;
import com.example.deckle.sdk.ui.PhotoPaymentResult;
import java.util.ArrayList;
import java.util.List;
import org.json.JSONException;

public class PhotoPaymentActivity extends ComponentActivity {

    private final List<Button> buttons = new ArrayList<>();
    private TextView message;

    // region startPhotoPayment
    private final ActivityResultLauncher<PhotoPaymentConfiguration> photoPayment =
        registerForActivityResult(new PhotoPaymentResult(), this::onPaymentRead);

    private void onPaymentRead(@Nullable String json) {
        buttons.forEach(button -> button.setEnabled(true));
        if (json == null) {
            showNoPayment(DeckleSDK.getLastError());
        } else if (json.isEmpty()) {
            clearForm("No payment data found");
        } else {
            showTransfer(json);
        }
    }

    private void showNoPayment(String error) {
        if (error.isEmpty()) {
            message.setText("Canceled");
        } else {
            Log.e("Invoices", "Photo payment failed: " + error);
            clearForm("The invoice couldn't be read");
        }
    }

    private void readPayment(PhotoPaymentConfiguration config) {
        buttons.forEach(button -> button.setEnabled(false));
        photoPayment.launch(config);
    }

    private void readInvoice() {
        readPayment(new PhotoPaymentConfiguration());
    }
    // endregion

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_photo_payment);
        message = findViewById(R.id.message);
        onClick(R.id.scan_button, view -> readInvoice());
        onClick(R.id.quick_button, view -> readInvoiceQuickly());
        onClick(R.id.state_button, view -> readPaymentState());
        onClick(R.id.tips_button, view -> readWithOwnTips());
        onClick(R.id.type_button, view -> readOrTypeIt());
    }

    private void onClick(int id, View.OnClickListener listener) {
        Button button = findViewById(id);
        button.setOnClickListener(listener);
        buttons.add(button);
    }

    // region showTransfer
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
    // endregion

    // region quickPayment
    private void readInvoiceQuickly() {
        PhotoPaymentConfiguration config = new PhotoPaymentConfiguration();
        config.setMultiPage(false);
        config.setAllowPageEditing(false);
        readPayment(config);
    }
    // endregion

    // region paymentState
    private void readPaymentState() {
        PhotoPaymentConfiguration config = new PhotoPaymentConfiguration();
        config.getAnalyzeConfig().setReadPaymentState(true);
        readPayment(config);
    }
    // endregion

    // region emptyResultScreen
    private void readWithOwnTips() {
        List<DeckleListItem> items = new ArrayList<>(EmptyResultScreen.getDefaultItems());
        items.add(new DeckleListItem(null, "Is it an invoice?", "Scan the page with the bank account."));
        EmptyResultScreen screen = new EmptyResultScreen();
        screen.setTitle("No payment data found");
        screen.setItems(items);
        screen.setRepeatButton(new DeckleButton("Scan again"));
        PhotoPaymentConfiguration config = new PhotoPaymentConfiguration();
        config.setEmptyResultScreen(screen);
        readPayment(config);
    }
    // endregion

    // region noEmptyResultScreen
    private void readOrTypeIt() {
        PhotoPaymentConfiguration config = new PhotoPaymentConfiguration();
        config.setEmptyResultScreen(null);
        readPayment(config);
    }
    // endregion
}
