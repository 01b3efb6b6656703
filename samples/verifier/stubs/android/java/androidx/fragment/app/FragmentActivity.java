package androidx.fragment.app;

import androidx.activity.ComponentActivity;

public class FragmentActivity extends ComponentActivity {
    public FragmentActivity() {}
    public FragmentActivity(int contentLayoutId) { super(contentLayoutId); }
}
