package androidx.core.content;

import android.content.Context;
import android.net.Uri;
import java.io.File;

public class FileProvider {
    public FileProvider() {}
    public static native Uri getUriForFile(Context context, String authority, File file);
}
