package org.junit;

public class Assert {
    protected Assert() {}
    public static native void assertEquals(Object expected, Object actual);
    public static native void assertEquals(long expected, long actual);
    public static native void assertNotNull(Object object);
    public static native void assertTrue(boolean condition);
    public static native void assertTrue(String message, boolean condition);
}
