package androidx.core.view

import android.view.View

var View.isVisible: Boolean
    get() = throw NotImplementedError()
    set(value) = throw NotImplementedError()

var View.isGone: Boolean
    get() = throw NotImplementedError()
    set(value) = throw NotImplementedError()
