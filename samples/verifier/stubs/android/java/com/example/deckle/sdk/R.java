package com.example.deckle.sdk;

public final class R {
    public static final class style {
        public static final int DeckleSDK_Theme_Default = 1;
    }
}
