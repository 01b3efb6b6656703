package androidx.core.content

import android.content.Context
import android.content.SharedPreferences

fun SharedPreferences.edit(commit: Boolean = false, action: SharedPreferences.Editor.() -> Unit): Unit = throw NotImplementedError()

inline fun <reified T : Any> Context.getSystemService(): T? = throw NotImplementedError()
