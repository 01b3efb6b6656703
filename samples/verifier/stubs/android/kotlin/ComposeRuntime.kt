// Jetpack Compose without its compiler plugin: `@Composable` is a plain annotation, so that a screen compiles as ordinary Kotlin.
package androidx.compose.runtime

import kotlin.reflect.KProperty

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.TYPE_PARAMETER, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

interface State<out T> {
    val value: T
}

operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T = throw NotImplementedError()

class ProvidedValue<T> internal constructor()

@Composable
fun CompositionLocalProvider(vararg values: ProvidedValue<*>, content: @Composable () -> Unit): Unit = throw NotImplementedError()
