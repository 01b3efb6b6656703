package com.example.parcels;

public final class R {
    public static final class id {
        public static final int message = 1;
        public static final int scan_button = 2;
    }

    public static final class layout {
        public static final int activity_scan = 3;
    }

    public static final class string {
        public static final int deckle_barcode_key = 4;
        public static final int parcels_accept = 5;
        public static final int parcels_count = 6;
        public static final int parcels_finish = 7;
        public static final int parcels_hint = 8;
        public static final int parcels_retry = 9;
        public static final int parcels_title = 10;
        public static final int scanning_unavailable = 11;
    }

    public static final class style {
        public static final int Theme_Parcels_Scanner = 12;
    }
}
