// Jetpack Compose without its compiler plugin: `@Composable` is a plain annotation, so that a screen compiles as ordinary Kotlin.
package androidx.compose.runtime

import kotlin.reflect.KProperty
import kotlinx.coroutines.CoroutineScope

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.TYPE_PARAMETER, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

interface State<out T> {
    val value: T
}

operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T = throw NotImplementedError()

interface MutableState<T> : State<T> {
    override var value: T
}

operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: KProperty<*>, value: T): Unit = throw NotImplementedError()

fun <T> mutableStateOf(value: T): MutableState<T> = throw NotImplementedError()

@Composable
fun <T> remember(calculation: @Composable () -> T): T = throw NotImplementedError()

@Composable
fun LaunchedEffect(key1: Any?, block: suspend CoroutineScope.() -> Unit): Unit = throw NotImplementedError()

class ProvidedValue<T> internal constructor()

@Composable
fun CompositionLocalProvider(vararg values: ProvidedValue<*>, content: @Composable () -> Unit): Unit = throw NotImplementedError()
