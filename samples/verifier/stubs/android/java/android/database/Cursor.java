package android.database;

import java.io.Closeable;

public interface Cursor extends Closeable {
    boolean moveToFirst();
    boolean moveToNext();
    int getColumnIndex(String columnName);
    int getColumnIndexOrThrow(String columnName);
    String getString(int columnIndex);
    long getLong(int columnIndex);
    boolean isNull(int columnIndex);
    void close();
}
