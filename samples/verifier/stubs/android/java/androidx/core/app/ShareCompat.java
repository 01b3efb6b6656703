package androidx.core.app;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;

public final class ShareCompat {
    public static class IntentBuilder {
        public IntentBuilder(Context context) {}
        public native IntentBuilder setType(String type);
        public native IntentBuilder setStream(Uri uri);
        public native IntentBuilder addStream(Uri uri);
        public native IntentBuilder setSubject(String subject);
        public native IntentBuilder setChooserTitle(CharSequence title);
        public native Intent createChooserIntent();
        public native void startChooser();
        public native Intent getIntent();
    }
}
