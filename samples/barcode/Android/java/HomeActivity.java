package com.example.parcels;

import android.content.Intent;
import android.os.Bundle;
import android.widget.Button;
import android.widget.TextView;
import androidx.activity.ComponentActivity;

// region entryPoints
public class HomeActivity extends ComponentActivity {
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_scan);

        boolean ready = ((ParcelsApplication) getApplication()).isSdkReady();
        TextView message = findViewById(R.id.message);
        message.setText(ready ? "" : getString(R.string.scanning_unavailable));

        Button scanButton = findViewById(R.id.scan_button);
        scanButton.setEnabled(ready);
        scanButton.setOnClickListener(view -> startActivity(new Intent(this, ScanActivity.class)));
    }
}
// endregion
