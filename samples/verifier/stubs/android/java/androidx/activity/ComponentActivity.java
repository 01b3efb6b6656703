package androidx.activity;

import android.content.Intent;
import androidx.activity.result.ActivityResultCallback;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.core.util.Consumer;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;

public class ComponentActivity extends androidx.core.app.ComponentActivity implements ViewModelStoreOwner {
    public ComponentActivity() {}
    public ComponentActivity(int contentLayoutId) {}
    public native <I, O> ActivityResultLauncher<I> registerForActivityResult(ActivityResultContract<I, O> contract, ActivityResultCallback<O> callback);
    public native ViewModelStore getViewModelStore();
    public native void addOnNewIntentListener(Consumer<Intent> listener);
    public native void removeOnNewIntentListener(Consumer<Intent> listener);
    public native OnBackPressedDispatcher getOnBackPressedDispatcher();
    public native void reportFullyDrawn();
}
