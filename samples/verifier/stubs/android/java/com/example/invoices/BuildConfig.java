package com.example.invoices;

public final class BuildConfig {
    public static final boolean DEBUG = Boolean.parseBoolean("true");
    public static final String APPLICATION_ID = "com.example.invoices";
    public static final String DECKLE_LICENSE_KEY = "";
    public static final String LICENSE_KEY = "";
    public static final int VERSION_CODE = 1;
    public static final String VERSION_NAME = "1.0";
}
