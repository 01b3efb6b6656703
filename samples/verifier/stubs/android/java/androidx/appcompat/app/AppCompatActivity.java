package androidx.appcompat.app;

import android.view.MenuInflater;
import androidx.appcompat.widget.Toolbar;
import androidx.fragment.app.FragmentActivity;

public class AppCompatActivity extends FragmentActivity {
    public AppCompatActivity() {}
    public AppCompatActivity(int contentLayoutId) {}
    public native ActionBar getSupportActionBar();
    public native void setSupportActionBar(Toolbar toolbar);
    public native MenuInflater getMenuInflater();
}
