package com.example.invoices;

import android.util.Log;
import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.dataextraction.DocumentDataReader;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.json.JSONException;

// region analyze
public class InvoiceDataViewModel extends ViewModel {
    /** What the screen shows. */
    public static final class State {
        public final String message;
        public final boolean reading;
        @Nullable public final Invoice invoice;

        State(String message, boolean reading, @Nullable Invoice invoice) {
            this.message = message;
            this.reading = reading;
            this.invoice = invoice;
        }
    }

    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final MutableLiveData<State> state = new MutableLiveData<>(new State("", false, null));

    public LiveData<State> getState() {
        return state;
    }

    /** Reads the current document, one call at a time. */
    public void readInvoice() {
        if (state.getValue().reading) return;
        state.setValue(new State("Reading the invoice", true, null));
        executor.execute(() -> state.postValue(analyze()));
    }

    private static State analyze() {
        String json = DocumentDataReader.analyze();
        String error = DeckleSDK.getLastError();
        if (json.isEmpty()) {
            return error.isEmpty() ? new State("No data found", false, null) : failed(error);
        }
        try {
            return new State("", false, new Invoice(json));
        } catch (JSONException e) {
            return failed("the result isn't valid");
        }
    }

    private static State failed(String reason) {
        Log.e("Invoices", "Data extraction failed: " + reason);
        return new State("The data couldn't be read", false, null);
    }

    @Override
    protected void onCleared() {
        executor.shutdown();
    }
}
// endregion
