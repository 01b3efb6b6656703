package androidx.activity

import androidx.lifecycle.ViewModel

inline fun <reified T : ViewModel> ComponentActivity.viewModels(): Lazy<T> = throw NotImplementedError()

fun ComponentActivity.enableEdgeToEdge(): Unit = throw NotImplementedError()
