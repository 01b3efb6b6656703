package com.example.invoices;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.os.Bundle;
import android.util.Log;
import android.widget.Button;
import android.widget.ImageView;
import android.widget.LinearLayout;
import android.widget.Toast;
import androidx.activity.ComponentActivity;
import androidx.annotation.Nullable;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.Document;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Shows the pages of the current document, writes them to files, and uploads them. */
public class ImageExportActivity extends ComponentActivity {
    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final List<Button> buttons = new ArrayList<>();
    private ImageView pageView;

    @Override
    protected void onCreate(@Nullable Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        pageView = new ImageView(this);
        LinearLayout layout = new LinearLayout(this);
        layout.setOrientation(LinearLayout.VERTICAL);
        layout.setFitsSystemWindows(true);
        layout.addView(button("Result", () -> showPage(1, Document.PageSourceType.CUT_FILTER)));
        layout.addView(button("Original photo", () -> showPage(1, Document.PageSourceType.ORIGINAL)));
        layout.addView(button("Export the pages", this::exportPages));
        layout.addView(button("Keep original photo", this::keepOriginal));
        layout.addView(button("Upload", this::upload));
        layout.addView(pageView);
        setContentView(layout);
    }

    @Override
    protected void onDestroy() {
        executor.shutdown();
        super.onDestroy();
    }

    // region showPage
    private void showPage(int pageNumber, Document.PageSourceType version) {
        executor.execute(() -> {
            Bitmap bitmap = decodePage(pageNumber, version);
            runOnUiThread(() -> {
                if (bitmap == null) {
                    showMessage("Page " + pageNumber + " can't be shown");
                } else {
                    pageView.setImageBitmap(bitmap);
                }
            });
        });
    }

    @Nullable
    private static Bitmap decodePage(int pageNumber, Document.PageSourceType version) {
        byte[] jpg = Document.getImageBytes(pageNumber, version);
        if (jpg == null) {
            Log.e("Invoices", "Page " + pageNumber + " isn't available: " + DeckleSDK.getLastError());
            return null;
        }
        BitmapFactory.Options options = new BitmapFactory.Options();
        options.inSampleSize = 4;
        return BitmapFactory.decodeByteArray(jpg, 0, jpg.length, options);
    }
    // endregion

    // region runExport
    private interface Export {
        void run() throws IOException;
    }

    private void exportPages() {
        runExport(() -> PageFiles.writeImages(new File(getCacheDir(), "pages")));
    }

    private void runExport(Export export) {
        buttons.forEach(button -> button.setEnabled(false));
        executor.execute(() -> {
            try {
                export.run();
                runOnUiThread(() -> finishExport("Done"));
            } catch (IOException e) {
                Log.e("Invoices", "The export failed", e);
                runOnUiThread(() -> finishExport("The export failed"));
            }
        });
    }

    private void finishExport(String message) {
        buttons.forEach(button -> button.setEnabled(true));
        showMessage(message);
    }
    // endregion

    private void keepOriginal() {
        runExport(() -> PageFiles.writeOriginal(getFilesDir(), "invoice", 1));
    }

    private void upload() {
        runExport(() -> PageFiles.uploadPages(new File(getCacheDir(), "pages"), "invoice"));
    }

    private void showMessage(String message) {
        Toast.makeText(this, message, Toast.LENGTH_LONG).show();
    }

    private Button button(String label, Runnable onClick) {
        Button button = new Button(this);
        button.setText(label);
        button.setOnClickListener(view -> onClick.run());
        buttons.add(button);
        return button;
    }
}
