package com.example.parcels;

import android.util.Log;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import com.example.deckle.sdk.barcode.Barcode;
import com.example.deckle.sdk.barcode.DeckleSDK;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URL;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// region checkAfterwards
public class CheckInViewModel extends ViewModel {
    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final MutableLiveData<String> message = new MutableLiveData<>("");
    private final MutableLiveData<Boolean> busy = new MutableLiveData<>(false);

    public LiveData<String> getMessage() {
        return message;
    }

    public LiveData<Boolean> isBusy() {
        return busy;
    }

    public void onScannerOpened() {
        busy.setValue(true);
    }

    public void onScanResult(List<? extends Barcode> barcodes) {
        if (barcodes.isEmpty()) {
            String error = DeckleSDK.getLastError();
            if (!error.isEmpty()) Log.e("Parcels", "Scanner not opened: " + error);
            message.setValue(error.isEmpty() ? "" : "The scanner couldn't be opened");
            busy.setValue(false);
            return;
        }
        message.setValue("Checking");
        executor.execute(() -> {
            message.postValue(check(barcodes));
            busy.postValue(false);
        });
    }

    private static String check(List<? extends Barcode> barcodes) {
        List<String> unknown = new ArrayList<>();
        try {
            for (Barcode barcode : barcodes) {
                if (!isExpected(barcode.getValue())) unknown.add(barcode.getValue());
            }
            return unknown.isEmpty() ? "All expected" : "Not expected: " + String.join(", ", unknown);
        } catch (IOException e) {
            Log.e("Parcels", "The codes weren't checked", e);
            return "The codes couldn't be checked";
        }
    }

    /** Asks your own server. Blocks until it responds. */
    private static boolean isExpected(String value) throws IOException {
        URL url = new URL("https://api.example.com/parcels/" + URLEncoder.encode(value, "UTF-8"));
        HttpURLConnection connection = (HttpURLConnection) url.openConnection();
        try {
            int status = connection.getResponseCode();
            if (status != 200 && status != 404) throw new IOException("The server responded with " + status);
            return status == 200;
        } finally {
            connection.disconnect();
        }
    }

    @Override
    protected void onCleared() {
        executor.shutdown();
    }
}
// endregion
