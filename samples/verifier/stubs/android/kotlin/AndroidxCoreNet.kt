package androidx.core.net

import android.net.Uri
import java.io.File

fun String.toUri(): Uri = throw NotImplementedError()

fun File.toUri(): Uri = throw NotImplementedError()

fun Uri.toFile(): File = throw NotImplementedError()
