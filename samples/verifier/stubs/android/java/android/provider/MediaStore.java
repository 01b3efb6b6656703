package android.provider;

import android.net.Uri;

public final class MediaStore {
    public static final String ACTION_IMAGE_CAPTURE = "android.media.action.IMAGE_CAPTURE";
    public static final class Images { public static final class Media { public static final Uri EXTERNAL_CONTENT_URI = null; } }

    public static final class Downloads {
        public static final Uri EXTERNAL_CONTENT_URI = null;
    }

    public static class MediaColumns {
        public static final String DISPLAY_NAME = "_display_name";
        public static final String MIME_TYPE = "mime_type";
        public static final String RELATIVE_PATH = "relative_path";
    }
}
