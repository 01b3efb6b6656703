package com.getcapacitor;

import android.os.Bundle;
import androidx.appcompat.app.AppCompatActivity;

public class BridgeActivity extends AppCompatActivity {
    @Override
    protected void onCreate(Bundle savedInstanceState) {}
}
