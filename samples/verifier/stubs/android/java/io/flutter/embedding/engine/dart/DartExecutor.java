package io.flutter.embedding.engine.dart;

import androidx.annotation.NonNull;
import io.flutter.plugin.common.BinaryMessenger;

public class DartExecutor {
    public native @NonNull BinaryMessenger getBinaryMessenger();
}
