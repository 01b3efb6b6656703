package android.view;

public interface Menu {
    MenuItem findItem(int id);
    MenuItem add(CharSequence title);
}
