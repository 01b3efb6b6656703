package com.example.invoices;

// region formatIban
public final class Iban {

    private Iban() {}

    /** DE89370400440532013000 becomes DE89 3704 0044 0532 0130 00. */
    public static String format(String iban) {
        return iban.replaceAll("(.{4})(?=.)", "$1 ");
    }
}
// endregion
