package org.junit;

public @interface After {}
