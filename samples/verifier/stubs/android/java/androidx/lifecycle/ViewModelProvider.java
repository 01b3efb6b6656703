package androidx.lifecycle;

public class ViewModelProvider {
    public ViewModelProvider(ViewModelStoreOwner owner) {}
    public native <T extends ViewModel> T get(Class<T> modelClass);
}
