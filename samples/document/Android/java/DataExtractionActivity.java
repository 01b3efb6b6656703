package com.example.invoices;

import android.app.AlertDialog;
import android.net.Uri;
import android.os.Bundle;
import android.util.Log;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.annotation.Nullable;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.dataextraction.DocumentDataReader;
import java.io.File;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Scanner;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** Shows the data of the current document. Tapping it lists the other bank accounts. */
public class DataExtractionActivity extends ComponentActivity {
    private static final String TAG = "DataExtraction";

    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private TextView invoiceView;

    @Override
    protected void onCreate(@Nullable Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        invoiceView = new TextView(this);
        setContentView(invoiceView);
        readInvoice();
    }

    @Override
    protected void onDestroy() {
        executor.shutdown();
        super.onDestroy();
    }

    // region analyze
    private void readInvoice() {
        executor.execute(() -> {
            String json = DocumentDataReader.analyze();
            String error = DeckleSDK.getLastError();
            runOnUiThread(() -> {
                if (!json.isEmpty()) {
                    showInvoice(json);
                } else if (error.isEmpty()) {
                    invoiceView.setText("No data found on this document");
                } else {
                    Log.e(TAG, "Data extraction failed: " + error);
                    invoiceView.setText("The data couldn't be read");
                }
            });
        });
    }
    // endregion

    // region invoiceTypes
    enum PaymentState { PAID, TO_PAY, UNKNOWN }

    static final class BankAccount {
        final String iban;
        final String bic;

        BankAccount(String iban, String bic) {
            this.iban = iban;
            this.bic = bic;
        }
    }

    /** A value that isn't on the document is null. */
    static final class Invoice {
        @Nullable String sender;
        @Nullable String date;
        @Nullable BigDecimal amount;
        @Nullable String invoiceId;
        @Nullable String reference;
        List<BankAccount> accounts = new ArrayList<>();
        PaymentState paymentState = PaymentState.UNKNOWN;
    }
    // endregion

    // region parseInvoice
    private static Invoice parseInvoice(String json) throws JSONException {
        JSONObject result = new JSONObject(json);
        JSONObject address = result.getJSONObject("Address");

        Invoice invoice = new Invoice();
        invoice.sender = emptyToNull(address.getString("Name1"));
        invoice.date = emptyToNull(result.getString("Date"));
        invoice.amount = parseAmount(result.getString("Amount"));
        invoice.invoiceId = emptyToNull(result.getString("InvoiceId"));
        invoice.reference = emptyToNull(result.getString("Reference"));
        invoice.accounts = readAccounts(address);

        String paymentState = result.optString("PaymentState");
        if (paymentState.equals("Paid")) {
            invoice.paymentState = PaymentState.PAID;
        } else if (paymentState.equals("ToPay")) {
            invoice.paymentState = PaymentState.TO_PAY;
        }
        return invoice;
    }

    @Nullable
    private static String emptyToNull(String value) {
        return value.isEmpty() ? null : value;
    }

    @Nullable
    private static BigDecimal parseAmount(String value) {
        try {
            BigDecimal amount = new BigDecimal(value);
            return amount.signum() == 0 ? null : amount;
        } catch (NumberFormatException e) {
            return null;
        }
    }
    // endregion

    // region readAccounts
    private static List<BankAccount> readAccounts(JSONObject address) throws JSONException {
        List<BankAccount> accounts = new ArrayList<>();
        JSONArray banks = address.optJSONArray("Bank");
        JSONArray ibans = address.optJSONArray("IBAN");
        if (banks != null) {
            for (int index = 0; index < banks.length(); index++) {
                JSONObject bank = banks.getJSONObject(index);
                accounts.add(new BankAccount(bank.getString("IBAN"), bank.getString("BIC")));
            }
        } else if (ibans != null) {
            for (int index = 0; index < ibans.length(); index++) {
                accounts.add(new BankAccount(ibans.getString(index), ""));
            }
        }
        return accounts;
    }
    // endregion

    // region chooseAccount
    private void chooseAccount(List<BankAccount> accounts, Consumer<BankAccount> onChosen) {
        String[] items = new String[accounts.size()];
        for (int index = 0; index < items.length; index++) {
            items[index] = Iban.format(accounts.get(index).iban);
        }
        new AlertDialog.Builder(this)
                .setTitle("Which account do you want to pay?")
                .setItems(items, (dialog, index) -> onChosen.accept(accounts.get(index)))
                .show();
    }
    // endregion

    // region selfTest
    /** Returns the differences from the expected result. Blocks, so call it off the main thread. */
    List<String> selfTest() throws IOException, JSONException {
        File pdf = FileImportActivity.copyAsset(this, "sample-invoice.pdf");
        if (!DocumentDataReader.loadFile(Uri.fromFile(pdf), null)) throw new IOException(DeckleSDK.getLastError());

        String json = DocumentDataReader.analyze();
        if (json.isEmpty()) throw new IOException("No data: " + DeckleSDK.getLastError());
        Map<String, Object> found = valuesOf(parseInvoice(json));
        try (Scanner file = new Scanner(getAssets().open("sample-invoice.json"), "UTF-8")) {
            Map<String, Object> expected = valuesOf(parseInvoice(file.useDelimiter("\\A").next()));
            return expected.keySet().stream()
                    .filter(name -> !Objects.equals(found.get(name), expected.get(name)))
                    .map(name -> name + ": " + found.get(name) + " instead of " + expected.get(name))
                    .collect(Collectors.toList());
        }
    }

    private static Map<String, Object> valuesOf(Invoice invoice) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("sender", invoice.sender);
        values.put("date", invoice.date);
        values.put("amount", invoice.amount);
        values.put("invoiceId", invoice.invoiceId);
        values.put("reference", invoice.reference);
        values.put("paymentState", invoice.paymentState);
        values.put("accounts", invoice.accounts.stream()
                .map(account -> account.iban + " " + account.bic)
                .collect(Collectors.toList()));
        return values;
    }
    // endregion

    private void showInvoice(String json) {
        try {
            Invoice invoice = parseInvoice(json);
            showInvoice(invoice, invoice.accounts.isEmpty() ? null : invoice.accounts.get(0));
        } catch (JSONException e) {
            Log.e(TAG, "The result isn't valid", e);
            invoiceView.setText("The data couldn't be read");
        }
    }

    private void showInvoice(Invoice invoice, @Nullable BankAccount account) {
        List<String> lines = new ArrayList<>();
        lines.add(invoice.sender);
        lines.add(invoice.date);
        lines.add(invoice.amount == null ? null : invoice.amount + " €");
        lines.add(invoice.invoiceId);
        lines.add(invoice.reference);
        lines.add(account == null ? null : Iban.format(account.iban));
        lines.add(account == null ? null : emptyToNull(account.bic));
        lines.add(invoice.paymentState.name());
        lines.removeIf(Objects::isNull);
        invoiceView.setText(String.join("\n", lines));

        if (invoice.accounts.size() > 1) {
            invoiceView.setOnClickListener(
                    view -> chooseAccount(invoice.accounts, chosen -> showInvoice(invoice, chosen)));
        }
    }
}
