package com.example.parcels

import android.content.Intent
import android.os.Bundle
import android.widget.Button
import android.widget.TextView
import androidx.activity.ComponentActivity

// region entryPoints
class HomeActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_scan)

        val ready = (application as ParcelsApplication).sdkReady
        val message = findViewById<TextView>(R.id.message)
        message.text = if (ready) "" else getString(R.string.scanning_unavailable)

        val scanButton = findViewById<Button>(R.id.scan_button)
        scanButton.isEnabled = ready
        scanButton.setOnClickListener { startActivity(Intent(this, ScanActivity::class.java)) }
    }
}
// endregion
