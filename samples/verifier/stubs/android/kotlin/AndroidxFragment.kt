package androidx.fragment.app

import androidx.lifecycle.ViewModel

inline fun <reified T : ViewModel> Fragment.viewModels(): Lazy<T> = throw NotImplementedError()

inline fun <reified T : ViewModel> Fragment.activityViewModels(): Lazy<T> = throw NotImplementedError()
