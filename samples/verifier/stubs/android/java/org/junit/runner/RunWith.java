package org.junit.runner;

public @interface RunWith {
    Class<? extends Runner> value();
}
