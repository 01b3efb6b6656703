package com.example.invoices;

import android.net.Uri;
import android.os.Bundle;
import android.util.Log;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.Toast;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.annotation.Nullable;
import com.example.deckle.sdk.DeckleSDK;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

/** Writes the current document as a PDF, then shows, shares, or saves it. */
public class PdfExportActivity extends ComponentActivity {
    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final List<Button> buttons = new ArrayList<>();

    @Override
    protected void onCreate(@Nullable Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        LinearLayout layout = new LinearLayout(this);
        layout.setOrientation(LinearLayout.VERTICAL);
        layout.setFitsSystemWindows(true);
        layout.addView(button("Open", this::openInvoice));
        layout.addView(button("Send by email", () -> export(PdfFiles::writeSmallPDF, pdf -> PdfSharing.sharePDF(this, pdf))));
        layout.addView(button("Save a copy", this::saveCopy));
        layout.addView(button("Archive", () -> export(PdfFiles::archivePDF, this::finishWith)));
        setContentView(layout);
    }

    @Override
    protected void onDestroy() {
        executor.shutdown();
        super.onDestroy();
    }

    // region exportPDF
    private void openInvoice() {
        export(PdfFiles::writePDF, pdf -> PdfSharing.openPDF(this, pdf));
    }

    private void export(Function<File, File> write, Consumer<File> onWritten) {
        buttons.forEach(button -> button.setEnabled(false));
        executor.execute(() -> {
            File pdf = write.apply(getFilesDir());
            String error = DeckleSDK.getLastError();
            runOnUiThread(() -> {
                if (isDestroyed()) return;
                buttons.forEach(button -> button.setEnabled(true));
                if (pdf == null) {
                    Log.e("Invoices", "The PDF wasn't written: " + error);
                    showMessage("The PDF couldn't be written");
                } else {
                    onWritten.accept(pdf);
                }
            });
        });
    }
    // endregion

    // region savePDF
    private void saveCopy() {
        export(PdfFiles::writePDF, pdf -> savePDF.launch("Invoice.pdf"));
    }

    private final ActivityResultLauncher<String> savePDF =
            registerForActivityResult(new ActivityResultContracts.CreateDocument("application/pdf"), target -> {
                if (target != null) {
                    executor.execute(() -> copyTo(target));
                }
            });

    private void copyTo(Uri target) {
        File pdf = new File(getFilesDir(), "invoices/Invoice.pdf");
        try (InputStream input = new FileInputStream(pdf);
                OutputStream output = getContentResolver().openOutputStream(target, "wt")) {
            if (output == null) {
                throw new FileNotFoundException(target.toString());
            }
            byte[] buffer = new byte[8192];
            int count;
            while ((count = input.read(buffer)) != -1) {
                output.write(buffer, 0, count);
            }
            runOnUiThread(() -> showMessage("Saved"));
        } catch (IOException e) {
            Log.e("Invoices", "The copy failed", e);
            runOnUiThread(() -> showMessage("The invoice couldn't be saved"));
        }
    }
    // endregion

    private void finishWith(File pdf) {
        showMessage("Archived as " + pdf.getName());
        finish();
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
