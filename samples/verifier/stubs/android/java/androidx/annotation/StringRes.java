package androidx.annotation;

public @interface StringRes {}
