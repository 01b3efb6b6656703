package androidx.lifecycle;

public abstract class LiveData<T> {
    public LiveData() {}
    public native T getValue();
    public native void observe(LifecycleOwner owner, Observer<? super T> observer);
    public native void removeObservers(LifecycleOwner owner);
}
