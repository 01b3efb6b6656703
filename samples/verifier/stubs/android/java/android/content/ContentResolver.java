package android.content;

import android.database.Cursor;
import android.net.Uri;
import java.io.FileNotFoundException;
import java.io.InputStream;
import java.io.OutputStream;

public abstract class ContentResolver {
    public static final String SCHEME_CONTENT = "content";
    public static final String SCHEME_FILE = "file";
    public native InputStream openInputStream(Uri uri) throws FileNotFoundException;
    public native OutputStream openOutputStream(Uri uri) throws FileNotFoundException;
    public native OutputStream openOutputStream(Uri uri, String mode) throws FileNotFoundException;
    public native String getType(Uri url);
    public native Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder);
    public native Uri insert(Uri url, ContentValues values);
    public native int delete(Uri url, String where, String[] selectionArgs);
    public native int update(Uri uri, ContentValues values, String where, String[] selectionArgs);
    public native void takePersistableUriPermission(Uri uri, int modeFlags);
}
