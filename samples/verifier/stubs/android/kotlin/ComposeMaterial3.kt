package androidx.compose.material3

import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.RowScope
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.input.VisualTransformation

class ColorScheme

fun lightColorScheme(): ColorScheme = throw NotImplementedError()

fun darkColorScheme(): ColorScheme = throw NotImplementedError()

@Composable
fun MaterialTheme(colorScheme: ColorScheme = lightColorScheme(), content: @Composable () -> Unit): Unit = throw NotImplementedError()

@Composable
fun Scaffold(modifier: Modifier = Modifier, content: @Composable (PaddingValues) -> Unit): Unit = throw NotImplementedError()

@Composable
fun Button(onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, content: @Composable RowScope.() -> Unit): Unit = throw NotImplementedError()

@Composable
fun Text(text: String, modifier: Modifier = Modifier): Unit = throw NotImplementedError()

@Composable
fun OutlinedTextField(
    value: String,
    onValueChange: (String) -> Unit,
    modifier: Modifier = Modifier,
    label: (@Composable () -> Unit)? = null,
    visualTransformation: VisualTransformation = VisualTransformation.None,
): Unit = throw NotImplementedError()
