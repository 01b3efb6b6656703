package androidx.test.ext.junit.runners;

import org.junit.runner.Runner;

public final class AndroidJUnit4 extends Runner {}
