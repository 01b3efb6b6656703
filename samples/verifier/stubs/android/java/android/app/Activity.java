package android.app;

import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import android.view.ContextThemeWrapper;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.view.Window;

public class Activity extends ContextThemeWrapper {
    public static final int RESULT_OK = -1;
    public static final int RESULT_CANCELED = 0;
    public Activity() {}
    protected native void onCreate(Bundle savedInstanceState);
    protected native void onStart();
    protected native void onResume();
    protected native void onPause();
    protected native void onStop();
    protected native void onDestroy();
    protected native void onSaveInstanceState(Bundle outState);
    protected native void onNewIntent(Intent intent);
    protected native void onActivityResult(int requestCode, int resultCode, Intent data);
    public native void onRequestPermissionsResult(int requestCode, String[] permissions, int[] grantResults);
    public native void onBackPressed();
    public native void onContentChanged();
    public native void onConfigurationChanged(Configuration newConfig);
    public native boolean onCreateOptionsMenu(Menu menu);
    public native boolean onOptionsItemSelected(MenuItem item);
    public native void setContentView(int layoutResID);
    public native void setContentView(View view);
    public native <T extends View> T findViewById(int id);
    public native Application getApplication();
    public native Intent getIntent();
    public native void setIntent(Intent newIntent);
    public native LayoutInflater getLayoutInflater();
    public native Window getWindow();
    public native void setTitle(CharSequence title);
    public native void setTitle(int titleId);
    public native CharSequence getTitle();
    public native void startActivityForResult(Intent intent, int requestCode);
    public native void setResult(int resultCode);
    public native void setResult(int resultCode, Intent data);
    public native void finish();
    public native void recreate();
    public native boolean isFinishing();
    public native boolean isDestroyed();
    public native boolean isChangingConfigurations();
    public native void runOnUiThread(Runnable action);
    public native void requestPermissions(String[] permissions, int requestCode);
}
