package androidx.lifecycle;

import android.app.Application;

public class AndroidViewModel extends ViewModel {
    public AndroidViewModel(Application application) {}
    public native <T extends Application> T getApplication();
}
