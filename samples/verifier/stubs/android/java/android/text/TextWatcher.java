package android.text;

public interface TextWatcher {}
