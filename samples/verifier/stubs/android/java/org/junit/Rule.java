package org.junit;

public @interface Rule {}
