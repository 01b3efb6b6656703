package androidx.annotation;

public @interface StyleRes {}
