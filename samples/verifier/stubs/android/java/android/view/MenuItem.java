package android.view;

public interface MenuItem {
    int getItemId();
    MenuItem setEnabled(boolean enabled);
    MenuItem setVisible(boolean visible);
}
