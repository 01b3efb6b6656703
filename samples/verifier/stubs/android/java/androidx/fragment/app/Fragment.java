package androidx.fragment.app;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import androidx.activity.result.ActivityResultCallback;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;

public class Fragment implements LifecycleOwner, ViewModelStoreOwner {
    public Fragment() {}
    public Fragment(int contentLayoutId) {}
    public native <I, O> ActivityResultLauncher<I> registerForActivityResult(ActivityResultContract<I, O> contract, ActivityResultCallback<O> callback);
    public native void onCreate(Bundle savedInstanceState);
    public native void onViewCreated(View view, Bundle savedInstanceState);
    public native Context getContext();
    public native Context requireContext();
    public native FragmentActivity requireActivity();
    public native View requireView();
    public native LifecycleOwner getViewLifecycleOwner();
    public native Lifecycle getLifecycle();
    public native ViewModelStore getViewModelStore();
    public native String getString(int resId);
    public native void startActivity(Intent intent);
}
