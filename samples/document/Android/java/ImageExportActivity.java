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
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URL;
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
        layout.addView(button("Result", () -> showPage(1, Document.PageSourceType.CUT_FILTER)));
        layout.addView(button("Original photo", () -> showPage(1, Document.PageSourceType.ORIGINAL)));
        layout.addView(button("Keep original photo", () -> runExport(() -> writeOriginal("invoice", 1))));
        layout.addView(button("Upload", () -> uploadPages("invoice")));
        layout.addView(pageView);
        setContentView(layout);
    }

    @Override
    protected void onDestroy() {
        executor.shutdown();
        super.onDestroy();
    }

    // region writeImages
    /** Writes every page as a JPG file, in page order. Blocks until all files are written. */
    private List<File> writeImages() throws IOException {
        if (Document.pageCount() == 0) throw new IOException("No document is loaded");
        File folder = new File(getCacheDir(), "pages");
        File[] oldFiles = folder.listFiles();
        if (oldFiles != null) {
            for (File oldFile : oldFiles) {
                oldFile.delete();
            }
        }
        folder.mkdirs();

        List<File> images = new ArrayList<>();
        for (int pageNumber = 1; pageNumber <= Document.pageCount(); pageNumber++) {
            File image = Document.writeImage(pageNumber, new File(folder, "page-" + pageNumber + ".jpg"));
            if (image == null) {
                throw new IOException("Page " + pageNumber + " wasn't written: " + DeckleSDK.getLastError());
            }
            images.add(image);
        }
        return images;
    }
    // endregion

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

    // region writeOriginal
    /** Writes the original photo of a page to a file. */
    private File writeOriginal(String documentId, int pageNumber) throws IOException {
        byte[] jpg = Document.getImageBytes(pageNumber, Document.PageSourceType.ORIGINAL);
        if (jpg == null) {
            throw new IOException("Page " + pageNumber + " isn't available: " + DeckleSDK.getLastError());
        }
        File file = new File(getFilesDir(), "original-" + documentId + "-" + pageNumber + ".jpg");
        try (OutputStream output = new FileOutputStream(file)) {
            output.write(jpg);
        }
        return file;
    }
    // endregion

    // region uploadImage
    /** Sends one page to your own server. Blocks until the server responds. */
    private static void uploadImage(String documentId, int pageNumber, File image) throws IOException {
        URL url = new URL("https://api.example.com/invoices/" + documentId + "/pages/" + pageNumber);
        HttpURLConnection connection = (HttpURLConnection) url.openConnection();
        try {
            connection.setRequestMethod("POST");
            connection.setRequestProperty("Content-Type", "image/jpeg");
            connection.setFixedLengthStreamingMode(image.length());
            connection.setDoOutput(true);
            try (InputStream input = new FileInputStream(image); OutputStream output = connection.getOutputStream()) {
                byte[] buffer = new byte[8192];
                int count;
                while ((count = input.read(buffer)) != -1) {
                    output.write(buffer, 0, count);
                }
            }
            int status = connection.getResponseCode();
            if (status < 200 || status > 299) {
                throw new IOException("The server responded with " + status);
            }
        } finally {
            connection.disconnect();
        }
    }
    // endregion

    // region runExport
    private interface Export {
        void run() throws IOException;
    }

    private void uploadPages(String documentId) {
        runExport(() -> {
            int pageNumber = 1;
            for (File image : writeImages()) {
                uploadImage(documentId, pageNumber++, image);
                image.delete();
            }
        });
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
