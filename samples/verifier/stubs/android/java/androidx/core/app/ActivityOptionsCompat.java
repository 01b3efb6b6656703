package androidx.core.app;

public class ActivityOptionsCompat {
    protected ActivityOptionsCompat() {}
}
