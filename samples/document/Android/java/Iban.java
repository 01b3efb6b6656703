package com.example.invoices;

// region formatIban
public final class Iban {

    private Iban() {}

    /** DE58123456780123456789 becomes DE58 1234 5678 0123 4567 89. */
    public static String format(String iban) {
        return iban.replaceAll("(.{4})(?=.)", "$1 ");
    }
}
// endregion
