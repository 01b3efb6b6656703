package org.apache.cordova;

import androidx.appcompat.app.AppCompatActivity;

public interface CordovaInterface {
    AppCompatActivity getActivity();
}
