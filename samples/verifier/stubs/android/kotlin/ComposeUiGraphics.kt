package androidx.compose.ui.graphics

import android.graphics.Bitmap

interface ImageBitmap

fun Bitmap.asImageBitmap(): ImageBitmap = throw NotImplementedError()
