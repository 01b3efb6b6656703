package android;

public final class R {
    public static final class id {
        public static final int content = 1;
        public static final int home = 2;
    }

    public static final class string {
        public static final int ok = 1;
        public static final int cancel = 2;
    }
}
