package com.example.invoices;

import android.os.Bundle;
import android.util.Log;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.annotation.Nullable;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.Document;
import com.example.deckle.sdk.dataextraction.DocumentDataReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Shows the text of the current document and searches its pages. */
public class TextDetectionActivity extends ComponentActivity {
    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final List<Button> buttons = new ArrayList<>();
    private TextView textView;

    @Override
    protected void onCreate(@Nullable Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        textView = new TextView(this);
        LinearLayout layout = new LinearLayout(this);
        layout.setOrientation(LinearLayout.VERTICAL);
        layout.setFitsSystemWindows(true);
        layout.addView(button("Whole document", () -> showText(-1)));
        layout.addView(button("First page", () -> showText(1)));
        layout.addView(button("Find “IBAN”", () -> showPagesWith("IBAN")));
        layout.addView(textView);
        setContentView(layout);
    }

    @Override
    protected void onDestroy() {
        executor.shutdown();
        super.onDestroy();
    }

    // region getText
    /** Shows the text of a page, or with -1 that of the whole document. */
    private void showText(int pageNumber) {
        buttons.forEach(button -> button.setEnabled(false));
        executor.execute(() -> {
            String text = DocumentDataReader.getText(pageNumber);
            String error = DeckleSDK.getLastError();
            runOnUiThread(() -> showResult(text, error));
        });
    }

    private void showResult(String text, String error) {
        buttons.forEach(button -> button.setEnabled(true));
        if (!text.isEmpty()) {
            textView.setText(text);
        } else if (error.isEmpty()) {
            textView.setText("No text found");
        } else {
            Log.e("Invoices", "Text recognition failed: " + error);
            textView.setText("The text couldn't be read");
        }
    }
    // endregion

    // region findPages
    /** Returns the 1-based numbers of the pages that contain a word. Call it on the executor. */
    private static List<Integer> findPages(String word) throws IOException {
        String wanted = word.toLowerCase(Locale.ROOT);
        List<Integer> pages = new ArrayList<>();
        for (int pageNumber = 1; pageNumber <= Document.pageCount(); pageNumber++) {
            String text = DocumentDataReader.getText(pageNumber);
            String error = DeckleSDK.getLastError();
            if (text.isEmpty() && !error.isEmpty()) throw new IOException(error);
            if (text.toLowerCase(Locale.ROOT).contains(wanted)) pages.add(pageNumber);
        }
        return pages;
    }
    // endregion

    // region showPages
    private void showPagesWith(String word) {
        buttons.forEach(button -> button.setEnabled(false));
        executor.execute(() -> {
            try {
                List<Integer> pages = findPages(word);
                runOnUiThread(() -> showResult(pages.isEmpty() ? "Not found" : "Found on page " + pages, ""));
            } catch (IOException e) {
                runOnUiThread(() -> showResult("", e.getMessage()));
            }
        });
    }
    // endregion

    private Button button(String label, Runnable onClick) {
        Button button = new Button(this);
        button.setText(label);
        button.setOnClickListener(view -> onClick.run());
        buttons.add(button);
        return button;
    }
}
