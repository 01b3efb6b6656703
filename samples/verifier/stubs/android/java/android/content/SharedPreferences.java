package android.content;

public interface SharedPreferences {
    boolean getBoolean(String key, boolean defValue);
    String getString(String key, String defValue);
    int getInt(String key, int defValue);
    boolean contains(String key);
    Editor edit();

    interface Editor {
        Editor putBoolean(String key, boolean value);
        Editor putString(String key, String value);
        Editor putInt(String key, int value);
        Editor remove(String key);
        void apply();
        boolean commit();
    }
}
