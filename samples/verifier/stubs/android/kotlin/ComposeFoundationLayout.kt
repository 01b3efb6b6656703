package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp

interface BoxScope

interface ColumnScope

interface RowScope

interface PaddingValues

object Arrangement {
    interface Horizontal
    interface Vertical
    interface HorizontalOrVertical : Horizontal, Vertical

    val Top: Vertical = throw NotImplementedError()
    val Center: HorizontalOrVertical = throw NotImplementedError()
    fun spacedBy(space: Dp): HorizontalOrVertical = throw NotImplementedError()
    fun spacedBy(space: Dp, alignment: Alignment.Vertical): Vertical = throw NotImplementedError()
}

@Composable
inline fun Column(
    modifier: Modifier = Modifier,
    verticalArrangement: Arrangement.Vertical = Arrangement.Top,
    horizontalAlignment: Alignment.Horizontal = Alignment.Start,
    content: @Composable ColumnScope.() -> Unit,
): Unit = throw NotImplementedError()

@Composable
inline fun Box(modifier: Modifier = Modifier, content: @Composable BoxScope.() -> Unit): Unit = throw NotImplementedError()

fun Modifier.fillMaxSize(fraction: Float = 1f): Modifier = throw NotImplementedError()

fun Modifier.padding(paddingValues: PaddingValues): Modifier = throw NotImplementedError()

fun Modifier.padding(all: Dp): Modifier = throw NotImplementedError()
