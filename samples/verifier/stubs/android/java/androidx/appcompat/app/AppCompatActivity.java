package androidx.appcompat.app;

import androidx.fragment.app.FragmentActivity;

public class AppCompatActivity extends FragmentActivity {}
