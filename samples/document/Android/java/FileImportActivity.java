package com.example.invoices;

import android.app.AlertDialog;
import android.content.Context;
import android.net.Uri;
import android.os.Bundle;
import android.text.InputType;
import android.util.Log;
import android.view.View;
import android.widget.Button;
import android.widget.EditText;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.annotation.Nullable;
import com.example.deckle.sdk.DeckleError;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.Document;
import com.example.deckle.sdk.dataextraction.DocumentDataReader;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FileImportActivity extends ComponentActivity {

    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private Button importButton;
    private TextView message;

    // region pickFile
    private final ActivityResultLauncher<String[]> picker =
        registerForActivityResult(new ActivityResultContracts.OpenDocument(), uri -> {
            if (uri != null) importFile(uri, null);
        });

    private void pickFile() {
        picker.launch(new String[] {"application/pdf", "image/jpeg", "image/png", "image/tiff", "image/heic"});
    }
    // endregion

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_file_import);
        message = findViewById(R.id.message);
        importButton = findViewById(R.id.import_button);
        importButton.setOnClickListener(view -> pickFile());
        View exampleButton = findViewById(R.id.example_button);
        exampleButton.setOnClickListener(view -> importExample());
    }

    @Override
    protected void onDestroy() {
        executor.shutdown();
        super.onDestroy();
    }

    // region loadFile
    private void importFile(Uri uri, @Nullable String password) {
        importButton.setEnabled(false);
        executor.execute(() -> {
            boolean loaded = DocumentDataReader.loadFile(uri, password);
            DeckleError error = loaded ? null : DeckleSDK.getLastErrorCode();
            if (!loaded) Log.w("Invoices", "The file wasn't loaded: " + DeckleSDK.getLastError());
            runOnUiThread(() -> {
                if (isDestroyed()) return;
                importButton.setEnabled(true);
                if (error == null) {
                    message.setText("Pages: " + Document.pageCount());
                } else {
                    showError(error, uri);
                }
            });
        });
    }
    // endregion

    // region errors
    private void showError(DeckleError error, Uri uri) {
        switch (error) {
            case PASSWORD_NOT_VALID:
                askForPassword(uri);
                break;
            case DATA_NOT_VALID:
                message.setText("Choose a PDF, JPG, PNG, TIFF, or HEIC file.");
                break;
            case FILE_IO:
                message.setText("The file can't be read. Download it to this device first.");
                break;
            default:
                message.setText("The file couldn't be loaded.");
        }
    }
    // endregion

    // region password
    private void askForPassword(Uri uri) {
        EditText input = new EditText(this);
        input.setInputType(InputType.TYPE_CLASS_TEXT | InputType.TYPE_TEXT_VARIATION_PASSWORD);
        new AlertDialog.Builder(this)
            .setTitle("Password for this PDF")
            .setMessage("The password is missing or wrong.")
            .setView(input)
            .setPositiveButton(android.R.string.ok, (dialog, which) -> importFile(uri, input.getText().toString()))
            .setNegativeButton(android.R.string.cancel, null)
            .show();
    }
    // endregion

    // region bundledInvoice
    private void importExample() {
        executor.execute(() -> {
            try {
                File example = copyAsset(this, "invoice.pdf");
                runOnUiThread(() -> {
                    if (!isDestroyed()) {
                        importFile(Uri.fromFile(example), null);
                    }
                });
            } catch (IOException e) {
                Log.e("Invoices", "The example wasn't copied", e);
                runOnUiThread(() -> message.setText("The example couldn't be copied."));
            }
        });
    }

    static File copyAsset(Context context, String name) throws IOException {
        File copy = new File(context.getCacheDir(), name);
        try (InputStream input = context.getAssets().open(name);
             OutputStream output = new FileOutputStream(copy)) {
            byte[] buffer = new byte[8192];
            for (int count = input.read(buffer); count >= 0; count = input.read(buffer)) {
                output.write(buffer, 0, count);
            }
        }
        return copy;
    }
    // endregion
}
