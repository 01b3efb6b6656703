package com.example.deckle.sdk.barcode

import kotlin.reflect.KProperty

// The files in this folder declare the API of the Android barcode library, without an implementation. Descriptions and defaults of
// configuration members are in api-sources/model. Comments here describe only what's different on Android.

internal fun <T> declared(): T = throw NotImplementedError()

internal operator fun <T> Nothing?.getValue(owner: Any?, property: KProperty<*>): T = throw NotImplementedError()

internal operator fun <T> Nothing?.setValue(owner: Any?, property: KProperty<*>, value: T): Unit = throw NotImplementedError()
