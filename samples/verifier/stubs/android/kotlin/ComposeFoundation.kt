package androidx.compose.foundation

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.ImageBitmap

@Composable
fun isSystemInDarkTheme(): Boolean = throw NotImplementedError()

class ScrollState

@Composable
fun rememberScrollState(initial: Int = 0): ScrollState = throw NotImplementedError()

fun Modifier.verticalScroll(state: ScrollState, enabled: Boolean = true): Modifier = throw NotImplementedError()

@Composable
fun Image(bitmap: ImageBitmap, contentDescription: String?, modifier: Modifier = Modifier): Unit = throw NotImplementedError()
