package com.facebook.react.defaults

import android.content.Context
import com.facebook.react.ReactActivity
import com.facebook.react.ReactActivityDelegate
import com.facebook.react.ReactHost
import com.facebook.react.ReactPackage

object DefaultReactHost {
    fun getDefaultReactHost(
        context: Context,
        packageList: List<ReactPackage>,
        jsMainModulePath: String = "index",
        jsBundleAssetPath: String = "index.android.bundle",
        jsBundleFilePath: String? = null,
    ): ReactHost = throw NotImplementedError()
}

open class DefaultReactActivityDelegate(
    activity: ReactActivity,
    mainComponentName: String,
) : ReactActivityDelegate(activity, mainComponentName)
