package com.example.invoices;

import android.os.Bundle;
import android.util.Log;
import android.view.View;
import android.widget.TextView;
import androidx.activity.result.ActivityResultLauncher;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.Document;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.ScanResult;

// region fragment
public class ScanFragment extends Fragment {
    private final ActivityResultLauncher<DocumentScannerConfiguration> scanner =
        registerForActivityResult(new ScanResult(), this::showResult);
    private PagesViewModel viewModel;

    public ScanFragment() {
        super(R.layout.fragment_scan);
    }

    private void showResult(boolean finished) {
        requireView().findViewById(R.id.scan_button).setEnabled(true);
        if (finished) {
            viewModel.message = "Pages: " + Document.pageCount();
        } else if (!DeckleSDK.getLastError().isEmpty()) {
            Log.e("Invoices", "The scanner didn't open: " + DeckleSDK.getLastError());
            viewModel.message = "The scanner couldn't be opened";
        }
        showMessage(requireView());
    }

    @Override
    public void onViewCreated(View view, Bundle savedInstanceState) {
        super.onViewCreated(view, savedInstanceState);
        viewModel = new ViewModelProvider(this).get(PagesViewModel.class);
        view.findViewById(R.id.scan_button).setOnClickListener(button -> {
            button.setEnabled(false);
            scanner.launch(new DocumentScannerConfiguration());
        });
        showMessage(view);
    }

    private void showMessage(View view) {
        ((TextView) view.findViewById(R.id.message)).setText(viewModel.message);
    }
}
// endregion
