package androidx.lifecycle;

public abstract class ViewModel {
    protected native void onCleared();
}
