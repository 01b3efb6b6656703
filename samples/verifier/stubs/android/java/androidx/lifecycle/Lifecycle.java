package androidx.lifecycle;

public abstract class Lifecycle {
    public native State getCurrentState();
    public enum State { DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED }
}
