package androidx.core.content;

import android.content.Intent;
import java.util.ArrayList;

public final class IntentCompat {
    public static native <T> T getParcelableExtra(Intent in, String name, Class<T> clazz);
    public static native <T> ArrayList<T> getParcelableArrayListExtra(Intent in, String name, Class<? extends T> clazz);
}
