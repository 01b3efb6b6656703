package android.os;

import java.io.File;

public class Environment {
    public static final String DIRECTORY_DOCUMENTS = "Documents";
    public static final String DIRECTORY_DOWNLOADS = "Download";
    public static final String DIRECTORY_PICTURES = "Pictures";
    public static native File getExternalStoragePublicDirectory(String type);
}
