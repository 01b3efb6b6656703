package com.example.deckle.sdk

import kotlin.reflect.KProperty

// The files of this folder declare the API of the Android library, without implementation. Configuration members state no
// default value: descriptions and defaults are those of api-sources/model. A comment here says only what differs on Android.

internal fun <T> declared(): T = throw NotImplementedError()

internal operator fun <T> Nothing?.getValue(owner: Any?, property: KProperty<*>): T = throw NotImplementedError()

internal operator fun <T> Nothing?.setValue(owner: Any?, property: KProperty<*>, value: T): Unit = throw NotImplementedError()
