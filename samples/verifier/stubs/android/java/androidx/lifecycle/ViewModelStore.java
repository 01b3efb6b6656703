package androidx.lifecycle;

public class ViewModelStore {}
