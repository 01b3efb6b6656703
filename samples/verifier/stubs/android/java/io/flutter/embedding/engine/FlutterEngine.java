package io.flutter.embedding.engine;

import androidx.annotation.NonNull;
import io.flutter.embedding.engine.dart.DartExecutor;

public class FlutterEngine {
    public native @NonNull DartExecutor getDartExecutor();
}
