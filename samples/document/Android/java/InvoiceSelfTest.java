package com.example.invoices;

import android.content.Context;
import android.net.Uri;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.dataextraction.DocumentDataReader;
import java.io.File;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Scanner;
import java.util.stream.Collectors;
import org.json.JSONException;

// region selfTest
final class InvoiceSelfTest {
    private InvoiceSelfTest() {}

    /** Returns the differences from the expected result. Blocks, so call it off the main thread. */
    static List<String> run(Context context) throws IOException, JSONException {
        File pdf = FileImportActivity.copyAsset(context, "sample-invoice.pdf");
        if (!DocumentDataReader.loadFile(Uri.fromFile(pdf), null)) {
            throw new IOException(DeckleSDK.getLastError());
        }

        String json = DocumentDataReader.analyze();
        if (json.isEmpty()) throw new IOException("No data: " + DeckleSDK.getLastError());
        Map<String, Object> found = valuesOf(new Invoice(json));
        try (Scanner file = new Scanner(context.getAssets().open("sample-invoice.json"), "UTF-8")) {
            Map<String, Object> expected = valuesOf(new Invoice(file.useDelimiter("\\A").next()));
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
}
// endregion
